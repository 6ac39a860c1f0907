/** The order in which somebody keeps the cards of his hand: his own, or the server's. */
import { readText, writeText } from "../../storage/storage";

/** The order kept for one hand: that of one deal at one table. */
interface KeptOrder {
  table: string;
  round: number;
  cards: string[];
}

const KEY = "parlour.order";
/** So many tables are remembered. */
const MOST = 8;

/**
 * The cards in one's own order. A card that was not there when it was made comes to lie right
 * after the one before it in the server's order.
 */
export function arrange(sorted: readonly string[], own: readonly string[]): string[] {
  const laid = own.filter((c) => sorted.includes(c));
  sorted.forEach((card, i) => {
    if (laid.includes(card)) return;
    const before = sorted[i - 1];
    laid.splice(before === undefined ? 0 : laid.indexOf(before) + 1, 0, card);
  });
  return laid;
}

/** The cards with one of them put at another place. */
export function moved(cards: readonly string[], card: string, to: number): string[] {
  const rest = cards.filter((c) => c !== card);
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, card);
  return rest;
}

const isKept = (it: unknown): it is KeptOrder => {
  const k = it as Partial<KeptOrder> | null;
  return (
    typeof k?.table === "string" &&
    typeof k.round === "number" &&
    Array.isArray(k.cards) &&
    k.cards.every((c) => typeof c === "string")
  );
};

function allKept(): KeptOrder[] {
  try {
    const found: unknown = JSON.parse(readText(KEY) || "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** One's own order at this table in this deal; empty where the server's stands. */
export const keptOrder = (table: string, round: number): string[] =>
  allKept().find((k) => k.table === table && k.round === round)?.cards ?? [];

/** Keep an order in this browser; an empty one is forgotten. */
export function keepOrder(kept: KeptOrder): void {
  const others = allKept().filter((k) => k.table !== kept.table);
  const all = kept.cards.length > 0 ? [kept, ...others] : others;
  writeText(KEY, JSON.stringify(all.slice(0, MOST)));
}
