/** What a card means where it is let go: the move aimed there, the one that is aimed nowhere. */
import { expect, test } from "vitest";
import { type Choice, wholeChoice, wholeView } from "../wire/whole";
import { TableModel } from "./model.svelte";

/** Asked about first, so that the test sees which move was meant. */
const way = (move: string, cards: string[], seat: number | null): Choice =>
  wholeChoice({ type: "choice", move, kind: "k", label: move, cards, seat, sure: "Really?" });

function table(...choices: Choice[]): TableModel {
  const model = new TableModel("t", "");
  model.connectionState = "open";
  model.playback.view = wholeView({
    game: "g",
    title: "G",
    sheet: "court",
    seat: 0,
    revision: 1,
    waiting: false,
    over: false,
    options: {},
    seats: [0, 1, 2].map((number) => ({ number, name: `S${number}`, kind: "bot" as const })),
    choices,
  });
  return model;
}

const card = document.createElement("button");

test("on a player it is the move aimed at him, on the cloth the one aimed at nobody", () => {
  const model = table(way("lay A", ["A"], null), way("give A", ["A"], 2));
  model.dropCard("A", 2, card);
  expect(model.question?.move).toBe("give A");
  model.dropCard("A", null, card);
  expect(model.question?.move).toBe("lay A");
  // Somebody at whom nothing can be aimed is only part of the table.
  model.dropCard("A", 1, card);
  expect(model.question?.move).toBe("lay A");
});

test("a card that is for one player only is not given to another", () => {
  const model = table(way("give A", ["A"], 2));
  expect(model.dropCard("A", 1, card)).toBe(false);
  expect(model.question).toBeNull();
  expect(model.refusal?.sentence).toContain("S1");
  model.dropCard("A", null, card);
  expect(model.question?.move).toBe("give A");
});

test("with several ways it is asked which", () => {
  const model = table(way("one", ["A"], null), way("two", ["A"], null));
  expect(model.dropCard("A", null, card)).toBe(false);
  expect(model.menu?.choices.map((c) => c.move)).toEqual(["one", "two"]);
});
