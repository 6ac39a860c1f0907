/** Who sits where: I at the bottom, the others round the table in their order. */

/** The other seats clockwise from my left; for a watcher all of them. */
export function othersInOrder(count: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1;
  const others = mine === null ? count : count - 1;
  return Array.from({ length: others }, (_, i) => (first + i) % count);
}

interface Places {
  /** Down my left side, the nearest last. */
  left: number[];
  /** Across the far side, from left to right. */
  far: number[];
  /** Down my right side, the nearest last. */
  right: number[];
}

/** Up to six at the table sit in one arc; a larger company bends round the sides as well. */
export function places(order: readonly number[]): Places {
  if (order.length < 6) return { left: [], far: [...order], right: [] };
  const side = order.length < 7 ? 1 : order.length < 10 ? 2 : 3;
  return {
    left: order.slice(0, side).reverse(),
    far: order.slice(side, order.length - side),
    right: order.slice(order.length - side),
  };
}

/** How far a place on the far side sinks below its middle, from 0 to 1. */
export function sink(index: number, count: number): number {
  if (count < 2) return 0;
  const across = (2 * index) / (count - 1) - 1;
  return across * across;
}

/** A company so large that each seat is one line of a list. */
export const isThrong = (others: number): boolean => others > 11;

export interface Spot {
  /** From the middle, in widths of a card. */
  x: number;
  /** From the middle, in heights of a card. */
  y: number;
}

/** How far from the middle the cards of a trick may lie, in widths and heights of a card. */
export const spreads = (count: number): Spot[] =>
  count <= 4
    ? [{ x: 1.08, y: 0.52 }]
    : [
        { x: 0.39 * count, y: 0.62 },
        { x: 0.28 * count, y: 1.05 },
      ];

/** Where in the middle a seat's card lies: before its player, I below, the next on my left. */
export function beforeSeat(seat: number, mine: number | null, count: number, far: Spot): Spot {
  const round = (2 * Math.PI * (seat - (mine ?? 0) + count)) / count;
  return { x: -Math.sin(round) * far.x, y: Math.cos(round) * far.y };
}
