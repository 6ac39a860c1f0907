import { afterEach, expect, test } from "vitest";
import { arrange, keepOrder, keptOrder, moved } from "./order";

afterEach(() => localStorage.clear());

test("the hand lies in one's own order; what is new comes after its neighbour", () => {
  expect(arrange(["a", "b", "c", "d"], [])).toEqual(["a", "b", "c", "d"]);
  expect(arrange(["a", "b", "c", "d"], ["d", "a", "c"])).toEqual(["d", "a", "b", "c"]);
  // What has been played is let go, and a card before all others comes first.
  expect(arrange(["b", "c"], ["c", "x"])).toEqual(["b", "c"]);
});

test("a card is moved to a place, and never out of the hand", () => {
  expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], "c", -1)).toEqual(["c", "a", "b"]);
});

test("an order is kept for its table and its deal, and forgotten when sorted", () => {
  keepOrder({ table: "t1", round: 1, cards: ["b", "a"] });
  keepOrder({ table: "t2", round: 1, cards: ["c"] });
  expect(keptOrder("t1", 1)).toEqual(["b", "a"]);
  expect(keptOrder("t1", 2)).toEqual([]);
  keepOrder({ table: "t1", round: 1, cards: [] });
  expect(keptOrder("t1", 1)).toEqual([]);
  expect(keptOrder("t2", 1)).toEqual(["c"]);
});

test("what something else has left in the store is no order", () => {
  localStorage.setItem("parlour.order", '[{"table":1},{"table":"t1","round":1,"cards":[4]}]');
  expect(keptOrder("t1", 1)).toEqual([]);
  localStorage.setItem("parlour.order", "{");
  expect(keptOrder("t1", 1)).toEqual([]);
});
