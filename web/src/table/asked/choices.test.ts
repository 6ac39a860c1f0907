import { expect, test } from "vitest";
import { type Calls, type Choice, wholeChoice } from "../../wire/whole";
import {
  askableCards,
  askableSeats,
  askGroups,
  buttonChoices,
  callLabel,
  callMove,
  choicesFor,
  litCards,
  matchingCalls,
  warningFor,
} from "./choices";

const choice = (move: string, cards: string[] = [], kind = move.split(" ")[0] ?? ""): Choice =>
  wholeChoice({ type: "choice", move, kind, label: move, cards });

const calls: Calls = {
  type: "calls",
  kind: "call",
  template: "call {seat} {card}",
  label: "Ask {seat} for the {card}",
  seats: [1, 2],
  cards: ["Mouse", "Crab"],
  warn: { 2: "Col has no card." },
};

const lead = [
  choice("play C", ["C"]),
  choice("play R", ["R"]),
  choice("announce C", ["C", "R"]),
  choice("close"),
];

test("a card finds every move that touches it", () => {
  expect(choicesFor(lead, "C").map((c) => c.move)).toEqual(["play C", "announce C"]);
  expect(choicesFor(lead, "X")).toEqual([]);
  expect([...litCards(lead)]).toEqual(["C", "R"]);
});

test("a move that is simply a card of mine has no button, every other has one", () => {
  expect(buttonChoices(lead, ["C", "R"]).map((c) => c.move)).toEqual(["announce C", "close"]);
});

test("a move on a card that is not in my hand has a button", () => {
  expect(buttonChoices([choice("exchange", ["E"])], ["C"]).map((c) => c.move)).toEqual([
    "exchange",
  ]);
});

test("a second move on one card has a button, the first is the card itself", () => {
  const two = [choice("play C", ["C"]), choice("announce C", ["C"])];
  expect(buttonChoices(two, ["C"]).map((c) => c.move)).toEqual(["announce C"]);
});

test("a call is its template with seat and card put in", () => {
  expect(callMove(calls, 2, "Crab")).toBe("call 2 Crab");
  expect(callLabel(calls, "Bea", "Crab")).toBe("Ask Bea for the Crab");
});

test("picking a seat or a card narrows what can be asked", () => {
  const other: Calls = { ...calls, seats: [3], cards: ["Dodo"], warn: {} };
  expect(askableCards([calls, other], null)).toEqual(["Mouse", "Crab", "Dodo"]);
  expect(askableCards([calls, other], 3)).toEqual(["Dodo"]);
  expect([...askableSeats([calls, other], "Mouse")]).toEqual([1, 2]);
  expect(matchingCalls([calls, other], 1, "Dodo")).toEqual([]);
});

test("a warning belongs to its seat", () => {
  expect(warningFor([calls], 2)).toBe("Col has no card.");
  expect(warningFor([calls], 1)).toBe("");
});

test("few cards to ask for are offered at once, many suit by suit", () => {
  const suitOf = (card: string) => card.split("-")[0];
  expect(askGroups([], suitOf)).toEqual([]);
  expect(askGroups(["A-1", "B-1"], suitOf)).toEqual([{ suit: "", cards: ["A-1", "B-1"] }]);
  const many = Array.from({ length: 16 }, (_, i) => `${i % 2 ? "B" : "A"}-${i}`);
  const groups = askGroups(many, suitOf);
  expect(groups.map((g) => g.suit)).toEqual(["A", "B"]);
  expect(groups.flatMap((g) => g.cards).sort()).toEqual([...many].sort());
});
