/** A call in the making: the card that is asked for and the player who is asked, in either order. */
import type { TableModel } from "../model.svelte";
import {
  askableCards,
  askableSeats,
  askGroups,
  callLabel,
  callMove,
  matchingCalls,
  openCalls,
  warningFor,
} from "./choices";

export class CallDraft {
  card = $state<string | null>(null);
  seat = $state<number | null>(null);
  /** The suit whose cards are offered, where there are too many to offer all at once. */
  suit = $state("");
  readonly #table: TableModel;

  /** Whether I may call at all. */
  isOpen = $derived.by(() => openCalls(this.#table.choices).length > 0);
  /** The cards to ask for, of the player picked if one is. */
  cards = $derived.by(() => askableCards(this.#table.choices, this.seat));
  /** The players to ask, for the card picked if one is. */
  seats = $derived.by(() => askableSeats(this.#table.choices, this.card));
  groups = $derived.by(() => askGroups(this.cards, (card) => this.#table.suitOf(card)));
  group = $derived(this.groups.find((g) => g.suit === this.suit) ?? this.groups[0] ?? null);

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** Whether anything has been picked. */
  get isBegun(): boolean {
    return this.card !== null || this.seat !== null;
  }

  drop(): void {
    this.card = null;
    this.seat = null;
  }

  /** Ask for this card: of the player picked, if one is, else of the one to be picked. */
  askFor(card: string): void {
    this.card = this.card === card ? null : card;
    this.#callIfBoth();
  }

  /** Ask this player. */
  askOf(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
    // With one card left to ask for, the player is the whole question.
    if (this.seat !== null && this.card === null && this.cards.length === 1) {
      this.card = this.cards[0] ?? null;
    }
    this.#callIfBoth();
  }

  #callIfBoth(): void {
    const card = this.card;
    if (card !== null && this.seat === null && this.seats.size === 1) {
      this.seat = [...this.seats][0] ?? null;
    }
    const seat = this.seat;
    if (card === null || seat === null) return;
    const table = this.#table;
    const [calls] = matchingCalls(table.choices, seat, card);
    if (calls === undefined) return;
    const move = callMove(calls, seat, card);
    const warning = warningFor(table.choices, seat);
    if (warning) {
      const yes = callLabel(calls, table.seatName(seat), table.cardName(card));
      table.question = { text: warning, yes, move };
      this.drop();
    } else {
      table.send(move);
    }
  }
}
