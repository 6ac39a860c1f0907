import { expect, test } from "vitest";
import { fan } from "./fan";
import { othersInOrder, places, sink } from "./seating";

test("the others follow from my left, round the table", () => {
  expect(othersInOrder(4, 2)).toEqual([3, 0, 1]);
  expect(othersInOrder(3, null)).toEqual([0, 1, 2]);
});

test("up to six at the table sit in one arc, more go round the sides, nobody twice", () => {
  expect(places(othersInOrder(6, 0)).left).toEqual([]);
  for (const count of [7, 8, 9, 10, 11, 12]) {
    const { left, far, right } = places(othersInOrder(count, 0));
    expect([...[...left].reverse(), ...far, ...right]).toEqual(othersInOrder(count, 0));
    expect(left.length).toBe(right.length);
    expect(left.length).toBeGreaterThan(0);
  }
});

test("the ends of the arc sink below its middle", () => {
  expect(sink(0, 1)).toBe(0);
  expect(sink(1, 3)).toBe(0);
  expect([sink(0, 3), sink(2, 3)]).toEqual([1, 1]);
});

test("a hand never leaves its room and begins a second row when the first is full", () => {
  const card = { width: 80, height: 112 };
  for (const count of [1, 6, 12, 13, 24]) {
    const lay = fan(count, 374, card, 12, false);
    expect(lay.spots).toHaveLength(count);
    for (const spot of lay.spots) {
      expect(spot.x).toBeGreaterThanOrEqual(-0.01);
      expect(spot.x + card.width).toBeLessThanOrEqual(374.01);
    }
    expect(new Set(lay.spots.map((s) => s.y)).size).toBe(count > 12 ? 2 : 1);
  }
});
