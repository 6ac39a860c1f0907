/** The keys of a table. Cards and buttons take Enter and the arrows themselves. */
import type { TableModel } from "./model.svelte";
import { othersInOrder } from "./seats/seatLayout";

/** The keys of the cards that may be asked for, in their order; h asks for a hint. */
export const CARD_KEYS = "abcdefgijk";

const isTyping = (event: KeyboardEvent): boolean => {
  const at = event.target as Element | null;
  return at?.closest?.("input, select, textarea") !== null && at?.closest !== undefined;
};

/** Do what this key asks for; whether it asked for anything. */
export function keyPressed(event: KeyboardEvent, table: TableModel): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return letGo(table);
  if (isTyping(event) || table.question) return false;
  // The other letters up to k are the cards to ask for.
  const opens = {
    s: "story",
    p: "score",
    r: "rules",
    v: "deal",
    t: "company",
    o: "settings",
    "?": "keys",
  } as const;
  if (event.key in opens) {
    table.toggle(opens[event.key as keyof typeof opens]);
    return true;
  }
  if (event.key === "l" && table.view?.last_taken) {
    table.toggle("last");
    return true;
  }
  if (event.key === "h") {
    table.askHint();
    return true;
  }
  if (event.key === "u") {
    table.undo();
    return true;
  }
  if (event.key === " " && table.playback.busy && !table.playback.pick) {
    table.playback.skip();
    return true;
  }
  if (/^[0-9]$/.test(event.key)) return digit((Number(event.key) + 9) % 10, table);
  if (table.call.groups.length > 1 && (event.key === "[" || event.key === "]")) {
    return turnGroup(event.key === "[" ? -1 : 1, table);
  }
  if (table.call.group && CARD_KEYS.includes(event.key)) {
    const card = table.call.group.cards[CARD_KEYS.indexOf(event.key)];
    if (card !== undefined) table.call.askFor(card);
    return card !== undefined;
  }
  return arrows(event.key);
}

/** To the next suit of the cards that may be asked for. */
function turnGroup(by: number, table: TableModel): boolean {
  const groups = table.call.groups;
  const here = groups.findIndex((g) => g.suit === table.call.group?.suit);
  const next = groups[(here + by + groups.length) % groups.length];
  if (next) table.call.suit = next.suit;
  return next !== undefined;
}

/** Esc closes whatever was opened last. */
function letGo(table: TableModel): boolean {
  if (table.menu) table.menu = null;
  else if (table.tab !== "none") table.tab = "none";
  else if (table.refusal) table.refusal = null;
  else if (table.hint.dismiss()) return true;
  else if (table.call.isBegun) table.call.drop();
  else return false;
  return true;
}

/** A number presses the button of that number, or asks the player of that number. */
function digit(index: number, table: TableModel): boolean {
  if (table.menu) {
    const choice = table.menu.choices[index];
    if (choice) table.choose(choice);
    return choice !== undefined;
  }
  if (table.call.isOpen && table.view) {
    const seat = othersInOrder(table.view.seats.length, table.view.seat)[index];
    if (seat === undefined || !table.call.seats.has(seat)) return false;
    table.call.askOf(seat);
    return true;
  }
  const choice = table.buttons[index];
  if (choice) table.choose(choice);
  return choice !== undefined;
}

/** The arrows find the hand from anywhere. */
function arrows(key: string): boolean {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  if (document.activeElement?.closest('[data-testid="hand"], [data-testid="card-menu"], .backs')) {
    return false;
  }
  const card = document.querySelector<HTMLElement>('[data-testid="hand-card"][tabindex="0"]');
  card?.focus();
  return card !== null;
}
