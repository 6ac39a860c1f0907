/** The hint that I asked for. It holds for one revision of the table, and is gone after that. */
import type { Hinted } from "../../wire/whole";
import type { TableModel } from "../model.svelte";

export class CurrentHint {
  /** Whether this table gives hints to me. */
  allowed = $state(false);
  #given = $state.raw<Hinted | null>(null);
  readonly #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** What was answered, as long as the same is still asked of me. */
  get now(): Hinted | null {
    const hint = this.#given;
    const isOpen = hint?.at === this.#table.view?.revision && this.#table.choices.length > 0;
    return isOpen ? hint : null;
  }

  receive(hint: Hinted): void {
    this.#given = hint;
    const table = this.#table;
    table.refusal = null;
    // Where there are too many cards to show at once, the one that is meant is brought out.
    const suit = table.call.isOpen ? table.suitOf(hint.cards[0] ?? "") : undefined;
    if (suit !== undefined) table.call.suit = suit;
  }

  dismiss(): boolean {
    if (this.now === null) return false;
    this.#given = null;
    return true;
  }
}
