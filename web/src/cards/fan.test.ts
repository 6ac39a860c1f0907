import { expect, test } from "vitest";
import { fan, largest, placeAt } from "./fan";

const CARD = { width: 84, height: 118 };

test("twenty-four cards fit a phone, each with a strip to be touched at", () => {
  const { spots, height } = fan(24, 374, CARD, 3, false);
  expect(spots).toHaveLength(24);
  expect(Math.min(...spots.map((s) => s.x))).toBeGreaterThanOrEqual(-0.01);
  expect(Math.max(...spots.map((s) => s.x + CARD.width))).toBeLessThanOrEqual(374.01);
  expect(height).toBeLessThan(CARD.height * 2);
  spots.forEach((spot, i) => {
    const next = spots[i + 1];
    if (next && next.y === spot.y) expect(next.x - spot.x).toBeGreaterThan(36);
    if (next && next.y !== spot.y) expect(next.y - spot.y).toBeGreaterThan(44);
  });
});

test("on its side a phone takes them in two rows", () => {
  const { spots } = fan(24, 560, { width: 78, height: 109 }, 2, false);
  expect(new Set(spots.map((s) => s.y)).size).toBe(2);
  expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeGreaterThan(40);
});

test("a bent fan is even: the same on the left as on the right", () => {
  const { spots } = fan(7, 900, CARD, 2, true);
  spots.forEach((spot, i) => {
    const other = spots[6 - i];
    expect(spot.turn).toBeCloseTo(-(other?.turn ?? 0));
    expect(spot.y).toBeCloseTo(other?.y ?? -1);
  });
});

test("a card let go belongs where it is nearest, in its own row", () => {
  const { spots } = fan(24, 374, CARD, 3, false);
  spots.forEach((spot, i) => {
    expect(placeAt(spots, spot.x + 9, spot.y - 12)).toBe(i);
  });
  expect(placeAt([], 10, 10)).toBe(0);
});

test("the largest cards that fit", () => {
  expect(largest(4, { width: 1000, height: 100 }, 10, 1000)).toEqual({ height: 100, across: 4 });
  expect(largest(8, { width: 300, height: 300 }, 10, 1000).across).toBe(4);
});
