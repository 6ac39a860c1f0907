/** Cards on the move, as data: a line of the story applied to the zones, forwards or backwards. */
import type { Shift, StoryLine, Zone } from "../../wire/whole";

const without = (cards: readonly string[], gone: readonly string[]): string[] =>
  cards.filter((c) => !gone.includes(c));

/**
 * Whether cards that reach this zone come to lie face up. The view that is coming knows best: a
 * zone that will show the card, or that shows other cards and has no backs, lies open.
 */
function liesOpen(card: string, target: Zone, coming: Zone | undefined): boolean {
  if (coming === undefined) return target.role !== "stock" && target.backs === 0;
  if (coming.cards.includes(card)) return true;
  if (coming.cards.length > 0) return coming.backs === 0;
  return coming.backs === 0 && target.backs === 0 && target.role !== "stock";
}

/** The zones after one shift. Whatever does not match is let be: the view that comes sets it right. */
export function applyShift(
  zones: readonly Zone[],
  shift: Omit<Shift, "packet">,
  coming: readonly Zone[] = [],
  seat: number | null = null,
): Zone[] {
  const from = zones.find((z) => z.key === shift.source);
  const to = zones.find((z) => z.key === shift.target);
  if (from === to) return [...zones];
  return zones.map((z) => {
    if (z === from) {
      const hidden = shift.cards.filter((c) => !z.cards.includes(c)).length + shift.backs;
      return {
        ...z,
        cards: without(z.cards, shift.cards),
        backs: Math.max(0, z.backs - hidden),
        laid_by: z.laid_by.filter((_, i) => !shift.cards.includes(z.cards[i] ?? "")),
      };
    }
    if (z === to) {
      const later = coming.find((c) => c.key === z.key);
      const open = shift.cards.filter((c) => liesOpen(c, z, later));
      const known = z.role === "middle" && seat !== null && z.laid_by.length === z.cards.length;
      return {
        ...z,
        laid_by: known ? [...z.laid_by, ...open.map(() => seat)] : z.laid_by,
        cards: inComingOrder([...without(z.cards, open), ...open], later),
        backs: z.backs + shift.backs + shift.cards.length - open.length,
      };
    }
    return z;
  });
}

/** A hand is kept in the order in which the server sorts it, so that no card moves twice. */
function inComingOrder(cards: string[], later: Zone | undefined): string[] {
  if (later === undefined || later.role !== "hand") return cards;
  if (!cards.every((c) => later.cards.includes(c))) return cards;
  return later.cards.filter((c) => cards.includes(c));
}

/** The zones after all shifts of a line. */
export const applyLine = (zones: readonly Zone[], line: StoryLine, coming: readonly Zone[] = []) =>
  line.shifts.reduce<Zone[]>((now, shift) => applyShift(now, shift, coming, line.seat), [...zones]);

/**
 * The zones as they were before these lines, or null where the lines and the zones do not agree.
 * A table that has just been opened is so shown from the first card of its deal.
 */
export function rewind(zones: readonly Zone[], lines: readonly StoryLine[]): Zone[] | null {
  let now: Zone[] = [...zones];
  for (const line of [...lines].reverse()) {
    for (const shift of [...line.shifts].reverse()) {
      const before = unapply(now, shift);
      if (before === null) return null;
      now = before;
    }
  }
  return now;
}

function unapply(zones: readonly Zone[], shift: Shift): Zone[] | null {
  const from = zones.find((z) => z.key === shift.source);
  const to = zones.find((z) => z.key === shift.target);
  // A pack that has been dealt out may be gone from the table; the place it went to may not.
  if (to === undefined || from === to) return null;
  const open = shift.cards.filter((c) => to.cards.includes(c));
  const hidden = shift.cards.length - open.length + shift.backs;
  if (to.backs < hidden) return null;
  // What lay in a hand of backs or in a stock goes back face down; elsewhere it lay open.
  const faceDown = from?.role === "stock" || (from?.role === "hand" && from.cards.length === 0);
  return zones.map((z) => {
    if (z === to) {
      const laid_by = z.laid_by.filter((_, i) => !open.includes(z.cards[i] ?? ""));
      return { ...z, cards: without(z.cards, open), backs: z.backs - hidden, laid_by };
    }
    if (z === from) {
      return faceDown
        ? { ...z, backs: z.backs + shift.cards.length + shift.backs }
        : { ...z, cards: [...z.cards, ...shift.cards], backs: z.backs + shift.backs };
    }
    return z;
  });
}

/** How many cards lie in a zone. */
export const sizeOf = (zone: Zone): number => zone.cards.length + zone.backs;

/** The zones of one seat with one of these roles; `null` asks for those that belong to nobody. */
export const zonesOf = (
  zones: readonly Zone[],
  seat: number | null,
  ...roles: Zone["role"][]
): Zone[] => zones.filter((z) => z.seat === seat && roles.includes(z.role));

/** Whether a line only gives cards from the pack, which belongs to nobody, into one hand. */
function givesOut(line: StoryLine, zones: readonly Zone[]): string | null {
  const [shift, ...more] = line.shifts;
  if (shift === undefined || more.length > 0 || line.blind) return null;
  const from = zones.find((z) => z.key === shift.source);
  const to = zones.find((z) => z.key === shift.target);
  const pack = from === undefined || (from.role === "stock" && from.seat === null);
  return pack && to?.role === "hand" ? shift.target : null;
}

/**
 * How many of these lines, from the first on, are one deal: cards to one hand after the other,
 * each given once. They are dealt together, round the table; 0 where there is no such deal.
 */
export function dealLength(lines: readonly StoryLine[], zones: readonly Zone[]): number {
  const given = new Set<string>();
  let count = 0;
  for (const line of lines) {
    const hand = givesOut(line, zones);
    const [first] = lines;
    if (hand === null || given.has(hand) || line.kind !== first?.kind) break;
    if (line.shifts[0]?.source !== first.shifts[0]?.source) break;
    given.add(hand);
    count += 1;
  }
  return count > 1 ? count : 0;
}

/** A blind draw as it concerns one seat. */
export interface BlindDraw {
  /** Whether this seat draws, or is drawn from. */
  as: "drawer" | "giver";
  source: Zone;
  target: Zone;
  cards: readonly string[];
}

/** What a blind line means to a seat; null where it is nobody's draw or somebody else's. */
export function blindDraw(
  line: StoryLine,
  zones: readonly Zone[],
  seat: number | null,
): BlindDraw | null {
  const [shift] = line.shifts;
  if (!line.blind || shift === undefined || seat === null) return null;
  const source = zones.find((z) => z.key === shift.source);
  const target = zones.find((z) => z.key === shift.target);
  if (source === undefined || target === undefined || target.role !== "hand") return null;
  const draw = { source, target, cards: shift.cards };
  if (target.seat === seat) return { as: "drawer", ...draw };
  return source.seat === seat && source.role === "hand" ? { as: "giver", ...draw } : null;
}
