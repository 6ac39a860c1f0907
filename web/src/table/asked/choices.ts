/** Finding one's way among the moves that are open: by card, by kind, by seat. */
import type { Calls, Choice, Zone } from "../../wire/whole";

type Any = Choice | Calls;

const isCalls = (c: Any): c is Calls => c.type === "calls";

/** The moves that are not calls, in the order of the server. */
export const plainChoices = (choices: readonly Any[]): Choice[] =>
  choices.filter((c): c is Choice => !isCalls(c));

/** The calls that are open, in the order of the server. */
export const openCalls = (choices: readonly Any[]): Calls[] => choices.filter(isCalls);

/** Every move that lights up this card. */
export const choicesFor = (choices: readonly Any[], card: string): Choice[] =>
  plainChoices(choices).filter((c) => c.cards.includes(card));

/** All cards that some move lights up. */
export const litCards = (choices: readonly Any[]): Set<string> =>
  new Set(plainChoices(choices).flatMap((c) => c.cards));

/**
 * The moves that want a button. A move that is simply a card of mine needs none: the card is its
 * button. The first such move of each card is the card's own; whatever else touches the card
 * stands beside as a button too, so that nobody has to guess that it is there.
 */
export function buttonChoices(choices: readonly Any[], hand: readonly string[]): Choice[] {
  const spoken = new Set<string>();
  return plainChoices(choices).filter((c) => {
    if (c.place > 0) return false;
    const [card] = c.cards;
    if (c.cards.length !== 1 || card === undefined) return true;
    if (!hand.includes(card) || spoken.has(card)) return true;
    spoken.add(card);
    return false;
  });
}

/** The moves that point at a place in somebody's hand: the backs there are their buttons. */
export const placeChoices = (choices: readonly Any[]): Choice[] =>
  plainChoices(choices)
    .filter((c) => c.place > 0)
    .sort((a, b) => a.place - b.place);

const fill = (text: string, seat: string, card: string): string =>
  text.replaceAll("{seat}", seat).replaceAll("{card}", card);

/** The text of one call, to send. */
export const callMove = (calls: Calls, seat: number, card: string): string =>
  fill(calls.template, String(seat), card);

/** The words of one call, for people. */
export const callLabel = (calls: Calls, seatName: string, cardName: string): string =>
  fill(calls.label, seatName, cardName);

/** The calls that are still open once a card or a seat, or both, have been picked. */
export function matchingCalls(
  choices: readonly Any[],
  seat: number | null,
  card: string | null,
): Calls[] {
  return openCalls(choices).filter(
    (c) => (seat === null || c.seats.includes(seat)) && (card === null || c.cards.includes(card)),
  );
}

/** The cards one may ask for, given the seat that has been picked, if one has. */
export const askableCards = (choices: readonly Any[], seat: number | null): string[] => [
  ...new Set(matchingCalls(choices, seat, null).flatMap((c) => c.cards)),
];

/** The seats one may ask, given the card that has been picked, if one has. */
export const askableSeats = (choices: readonly Any[], card: string | null): Set<number> =>
  new Set(matchingCalls(choices, null, card).flatMap((c) => c.seats));

interface Group {
  suit: string;
  cards: string[];
}

/** More cards than these are offered suit by suit. */
const AT_ONCE = 12;

/** The cards one may ask for, as they are offered: all at once, or by suit where there are many. */
export function askGroups(
  cards: readonly string[],
  suitOf: (card: string) => string | undefined,
): Group[] {
  if (cards.length <= AT_ONCE) return cards.length > 0 ? [{ suit: "", cards: [...cards] }] : [];
  const groups: Group[] = [];
  for (const card of cards) {
    const suit = suitOf(card) ?? "";
    const found = groups.find((g) => g.suit === suit);
    if (found) found.cards.push(card);
    else groups.push({ suit, cards: [card] });
  }
  return groups;
}

/** What the server warns of when this seat is asked. */
export function warningFor(choices: readonly Any[], seat: number): string {
  for (const c of openCalls(choices)) {
    const warning = (c.warn as Record<string, string>)[String(seat)];
    if (warning) return warning;
  }
  return "";
}

/** My cards in hand, in the order in which they lie. */
export const handOf = (zones: readonly Zone[], seat: number | null): string[] =>
  seat === null
    ? []
    : zones.filter((z) => z.role === "hand" && z.seat === seat).flatMap((z) => z.cards);
