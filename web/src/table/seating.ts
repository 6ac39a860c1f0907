/** Who sits where: I at the bottom, the others round the table in their order. */

/** The other seats clockwise from my left; for a watcher all of them. */
export function othersInOrder(count: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1;
  const others = mine === null ? count : count - 1;
  return Array.from({ length: others }, (_, i) => (first + i) % count);
}

export interface Places {
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
