/**
 * A card of the hand under a finger or the mouse. It follows the pointer; what letting it go
 * means is decided by where: in the hand a new place, on a player or on the cloth a move.
 */
import type { TableModel } from "../model.svelte";
import { moved } from "./order";

/** How far a pointer goes before a press becomes a drag, in pixels. */
const STILL = { mouse: 5, touch: 9 };

interface Grip {
  card: string;
  /** Where the card's corner lies, from the corner of the hand, in pixels. */
  x: number;
  y: number;
}

/** Over what the card hangs. */
type Over = { on: "hand"; place: number } | { on: "seat"; seat: number } | { on: "cloth" };

interface Press {
  id: number;
  card: string;
  button: HTMLElement;
  /** From the card's corner to the pointer, and where the pointer was set down. */
  grabbed: { x: number; y: number };
  from: { x: number; y: number };
  far: number;
}

export class Drag {
  /** The card that hangs under the pointer, or waits where it was let go for the answer. */
  grip = $state.raw<Grip | null>(null);
  /** Whether it still hangs there. */
  held = $state(false);
  over = $state.raw<Over | null>(null);
  /** The hand as it was when the card was lifted. */
  #before: string[] = [];
  #press: Press | null = null;
  #dragged = false;

  constructor(
    private readonly table: TableModel,
    private readonly hand: () => { box: HTMLElement; placeAt: (x: number, y: number) => number },
  ) {}

  /** Whether the press that has just ended was a drag: its click means nothing then. */
  get dragged(): boolean {
    return this.#dragged;
  }

  /** The order in which the hand is to be shown while a card is moved about in it. */
  order(cards: readonly string[]): string[] {
    const over = this.over;
    if (this.grip === null || over?.on !== "hand") return [...cards];
    return moved(cards, this.grip.card, over.place);
  }

  down(event: PointerEvent, card: string): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.#dragged = false;
    const button = event.currentTarget as HTMLElement;
    const spot = cornerOf(button);
    button.setPointerCapture(event.pointerId);
    this.#press = {
      id: event.pointerId,
      card,
      button,
      grabbed: { x: event.clientX - spot.x, y: event.clientY - spot.y },
      from: { x: event.clientX, y: event.clientY },
      far: event.pointerType === "mouse" ? STILL.mouse : STILL.touch,
    };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press === null || event.pointerId !== press.id) return;
    if (!this.held) {
      const gone = Math.hypot(event.clientX - press.from.x, event.clientY - press.from.y);
      if (gone < press.far) return;
      this.held = true;
      this.#dragged = true;
      this.#before = this.table.hand.cards;
      this.table.menu = null;
      this.table.refusal = null;
    }
    const box = this.hand().box.getBoundingClientRect();
    const x = event.clientX - press.grabbed.x - box.x;
    const y = event.clientY - press.grabbed.y - box.y;
    this.grip = { card: press.card, x, y };
    this.#hang(this.#overWhat(event, box, x, y));
  }

  #hang(over: Over | null): void {
    this.over = over;
    const card = this.grip?.card;
    const where = over === null ? null : over.on === "seat" ? over.seat : over.on;
    const now = this.table.lifted;
    if (where === null || card === undefined) this.table.lifted = null;
    else if (now?.card !== card || now.over !== where) this.table.lifted = { card, over: where };
  }

  up(event: PointerEvent): void {
    const press = this.#press;
    if (press === null || event.pointerId !== press.id) return;
    this.#press = null;
    if (!this.held) return;
    this.held = false;
    const { over, grip } = this;
    this.#hang(null);
    if (over === null || grip === null) this.release();
    else if (over.on === "hand") {
      this.release();
      this.table.hand.keep(moved(this.#before, press.card, over.place));
    } else {
      const seat = over.on === "seat" ? over.seat : null;
      // A card on its way to being played stays where it was let go until the table answers.
      if (!this.table.dropCard(press.card, seat, press.button)) this.release();
    }
    // The click that belongs to this press comes right after it.
    setTimeout(() => {
      this.#dragged = false;
    });
  }

  /** Let the card glide back into the hand. */
  cancel(): void {
    this.#press = null;
    this.held = false;
    this.#hang(null);
    this.release();
  }

  release(): void {
    if (!this.held) this.grip = null;
  }

  #overWhat(event: PointerEvent, box: DOMRect, x: number, y: number): Over {
    const inHand = event.clientY > box.y - 12;
    if (inHand) return { on: "hand", place: this.hand().placeAt(x, y) };
    for (const it of document.elementsFromPoint(event.clientX, event.clientY)) {
      const seat = it.closest<HTMLElement>("[data-seat]")?.dataset.seat;
      if (seat !== undefined && Number(seat) !== this.table.view?.seat) {
        return { on: "seat", seat: Number(seat) };
      }
    }
    return { on: "cloth" };
  }
}

/** The corner of a card as it lies, before it is turned: its box is larger once it is. */
function cornerOf(card: HTMLElement): { x: number; y: number } {
  const box = card.getBoundingClientRect();
  return {
    x: box.x + (box.width - card.offsetWidth) / 2,
    y: box.y + (box.height - card.offsetHeight) / 2,
  };
}
