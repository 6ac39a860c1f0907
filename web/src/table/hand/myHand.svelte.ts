/** My cards as the server sorts them, and as I have laid them myself for this deal. */
import { handOf } from "../asked/choices";
import type { TableModel } from "../model.svelte";
import { arrange, keepOrder, keptOrder } from "./order";

export class MyHand {
  readonly #table: TableModel;
  #own = $state.raw<{ round: number; cards: string[] }>({ round: -1, cards: [] });
  #sorted = $derived.by(() => handOf(this.#table.playback.zones, this.#table.view?.seat ?? null));
  cards = $derived(arrange(this.#sorted, this.#own.cards));
  isOwnOrder = $derived(this.cards.some((card, i) => card !== this.#sorted[i]));

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Lay my cards in this order, and keep to it in this deal. */
  keep(cards: string[]): void {
    const round = this.#table.view?.round ?? 0;
    this.#own = { round, cards };
    keepOrder({ table: this.#table.table, round, cards });
  }

  /** Lay them as the server sorts them. */
  sort(): void {
    this.keep([]);
  }

  /** With a new deal goes the order of the old one. */
  see(round: number): void {
    if (this.#own.round !== round) {
      this.#own = { round, cards: keptOrder(this.#table.table, round) };
    }
  }
}
