/** A lesson's words, and what shines for the move that it asks for. */
import type { Calls, Choice, WantedMove } from "../../wire/whole";
import { openCalls, plainChoices } from "../asked/choices";

/** A piece of what is said: words, or the rule that they speak of. */
type Part = { text: string } | { clause: string };

const CITED = /\s*\[([a-z]+\.[a-z0-9-]+)\]/;

/** What is said, with its rules taken out of their brackets. */
export function partsOf(said: string): Part[] {
  // Splitting by a pattern with one group gives words and clauses in turn.
  return said
    .split(CITED)
    .map((piece, i) => (i % 2 === 1 ? { clause: piece } : { text: piece }))
    .filter((part) => "clause" in part || part.text.trim() !== "");
}

/** The words alone, as they are read aloud. */
export const wordsOf = (said: string): string =>
  partsOf(said)
    .map((part) => ("text" in part ? part.text : ""))
    .join("");

/** What is new among the things said: a step's words grow until the step is made. */
export function newlySaid(before: readonly string[], now: readonly string[]): string[] {
  const same = before.length <= now.length && before.every((text, i) => text === now[i]);
  return now.slice(same ? before.length : 0);
}

/** What is to be pressed for the wanted move: a button, a card of mine, or a card and a player. */
interface Shining {
  move: string;
  cards: readonly string[];
  askCard: string;
  askSeat: number | null;
}

const DARK: Shining = { move: "", cards: [], askCard: "", askSeat: null };

/** `buttons` are the moves that have a button of their own. */
export function shiningFor(
  wanted: WantedMove | null,
  choices: readonly (Choice | Calls)[],
  buttons: readonly Choice[],
): Shining {
  if (wanted === null || choices.length === 0) return DARK;
  if (plainChoices(choices).some((c) => c.move === wanted.move)) {
    const hasButton = buttons.some((b) => b.move === wanted.move);
    return { ...DARK, move: wanted.move, cards: hasButton ? [] : wanted.cards };
  }
  if (!openCalls(choices).some((c) => c.kind === wanted.kind)) return DARK;
  return { ...DARK, askCard: wanted.cards[0] ?? "", askSeat: wanted.seat };
}
