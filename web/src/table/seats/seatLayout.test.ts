import { expect, test } from "vitest";
import { fan, largest } from "../../cards/fan";
import { beforeSeat, isThrong, othersInOrder, places, sink, spreads } from "./seatLayout";

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

test("a hand never leaves its room and begins another row before its strips grow too thin", () => {
  const card = { width: 80, height: 112 };
  const rows = { 1: 1, 6: 1, 10: 1, 11: 2, 13: 2, 16: 2, 20: 2, 22: 3, 26: 3 };
  for (const [key, wanted] of Object.entries(rows)) {
    const count = Number(key);
    const lay = fan(count, 374, card, 3, false);
    for (const [i, spot] of lay.spots.entries()) {
      const next = lay.spots[i + 1];
      if (next && next.y === spot.y) expect(next.x - spot.x).toBeGreaterThanOrEqual(32);
    }
    expect(lay.spots).toHaveLength(count);
    for (const spot of lay.spots) {
      expect(spot.x).toBeGreaterThanOrEqual(-0.01);
      expect(spot.x + card.width).toBeLessThanOrEqual(374.01);
    }
    expect(new Set(lay.spots.map((s) => s.y)).size).toBe(wanted);
  }
});

test("where even the last row is full, the strips share what room there is", () => {
  const lay = fan(40, 374, { width: 80, height: 112 }, 2, true);
  expect(new Set(lay.spots.map((s) => s.y)).size).toBe(2);
  expect(Math.max(...lay.spots.map((s) => s.x))).toBeLessThanOrEqual(294.01);
});

test("a block of cards is as large as its room lets it be", () => {
  expect(largest(3, { width: 600, height: 120 }, 10, 1000)).toEqual({ height: 120, across: 3 });
  expect(largest(8, { width: 360, height: 250 }, 10, 1000)).toEqual({
    height: expect.closeTo(115.5),
    across: 4,
  });
  expect(largest(1, { width: 600, height: 500 }, 10, 90)).toEqual({ height: 90, across: 1 });
});

test("a card of a trick lies before its player, and no two lie in one place", () => {
  const far = { x: 1, y: 0.5 };
  expect(beforeSeat(2, 2, 4, far)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(0.5) });
  expect(beforeSeat(3, 2, 4, far).x).toBeCloseTo(-1);
  expect(beforeSeat(1, 2, 4, far).x).toBeCloseTo(1);
  for (const count of [4, 5, 8]) {
    for (const each of spreads(count)) {
      const spots = Array.from({ length: count }, (_, seat) => beforeSeat(seat, 1, count, each));
      expect(new Set(spots.map((s) => `${s.x.toFixed(2)} ${s.y.toFixed(2)}`)).size).toBe(count);
    }
  }
});

test("a company of more than twelve becomes a list", () => {
  expect([isThrong(11), isThrong(12), isThrong(50)]).toEqual([false, true, true]);
});
