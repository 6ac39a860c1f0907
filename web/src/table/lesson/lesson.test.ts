import { expect, test } from "vitest";
import { aliceCalling, courtLead } from "../../fixtures/views";
import { type WantedMove, wholeView, wholeWantedMove } from "../../wire/whole";
import { buttonChoices, handOf } from "../asked/choices";
import { newlySaid, partsOf, shiningFor, wordsOf } from "./lesson";

test("a sentence gives up its rules", () => {
  const said = "You lead. [court.opponent-leads] [court.r4-take] Now.";
  expect(partsOf(said)).toEqual([
    { text: "You lead." },
    { clause: "court.opponent-leads" },
    { clause: "court.r4-take" },
    { text: " Now." },
  ]);
  expect(wordsOf(said)).toBe("You lead. Now.");
  expect(wordsOf("Nothing [in brackets] here.")).toBe("Nothing [in brackets] here.");
});

test("only what is new is read aloud", () => {
  expect(newlySaid([], ["one"])).toEqual(["one"]);
  expect(newlySaid(["one"], ["one", "two"])).toEqual(["two"]);
  expect(newlySaid(["one", "two"], ["three"])).toEqual(["three"]);
  expect(newlySaid(["one"], ["one"])).toEqual([]);
});

const wish = (move: string, more: Partial<WantedMove> = {}): WantedMove =>
  wholeWantedMove({ move, kind: "play", label: "", ...more });

test("a card of mine shines, or the button where there is one", () => {
  const view = wholeView(courtLead());
  const buttons = buttonChoices(view.choices, handOf(view.zones, view.seat));
  const card = handOf(view.zones, view.seat)[0] ?? "";
  expect(shiningFor(wish(`play ${card}`, { cards: [card] }), view.choices, buttons)).toMatchObject({
    move: `play ${card}`,
    cards: [card],
  });
  const button = buttons[0];
  expect(button).toBeDefined();
  const wanted = wish(button?.move ?? "", { cards: button?.cards ?? [] });
  expect(shiningFor(wanted, view.choices, buttons)).toMatchObject({ cards: [] });
  expect(shiningFor(null, view.choices, buttons).move).toBe("");
  expect(shiningFor(wish("fly"), view.choices, buttons).move).toBe("");
});

test("for a call a card and a player shine", () => {
  const view = wholeView(aliceCalling(3));
  const calls = view.choices.find((c) => c.type === "calls");
  expect(calls).toBeDefined();
  const card = calls?.type === "calls" ? (calls.cards[0] ?? "") : "";
  const wanted = wish("call", { kind: calls?.kind ?? "", cards: [card], seat: 2 });
  expect(shiningFor(wanted, view.choices, [])).toEqual({
    move: "",
    cards: [],
    askCard: card,
    askSeat: 2,
  });
});
