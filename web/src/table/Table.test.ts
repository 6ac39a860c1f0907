import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { card, FakeSocket, showTable, stubServer } from "../fixtures/shownTable";
import { aliceCalling, courtLead, courtReply } from "../fixtures/views";
import { words } from "../words";

beforeEach(stubServer);
afterEach(() => vi.unstubAllGlobals());

test("the key goes out in the first message", async () => {
  const socket = await showTable(courtReply());
  expect(socket.sent[0]).toEqual({
    type: "hello",
    token: "key",
    since: 0,
    language: "en",
    also: [],
  });
});

test("a lit card with one move is played by a tap, in answer to the revision seen", async () => {
  const socket = await showTable(courtReply());
  await fireEvent.click(card("B-Knight"));
  expect(socket.sent.at(-1)).toEqual({ type: "move", move: "play B-Knight", at: 12 });
  await fireEvent.click(card("B-Knight"));
  expect(socket.sent.filter((m) => m.type === "move")).toHaveLength(1);
});

test("a card that may not be played asks why, and the refusal is shown with its clause", async () => {
  const socket = await showTable(courtReply());
  await fireEvent.click(card("K-Crown"));
  expect(socket.sent.at(-1)).toEqual({ type: "why", move: "K-Crown" });
  socket.say({
    type: "refused",
    code: "must-follow",
    sentence: "You must follow colour.",
    clauses: ["court.r4-follow"],
  });
  const refusal = await screen.findByTestId("refusal");
  expect(refusal.textContent).toContain("You must follow colour.");
  expect(within(refusal).getByText("r4-follow")).toBeTruthy();
});

test("a card with several moves offers them by name", async () => {
  const socket = await showTable(courtLead());
  await fireEvent.click(card("G-Crown"));
  const menu = await screen.findByTestId("card-menu");
  expect(within(menu).getAllByRole("button")).toHaveLength(3);
  await fireEvent.click(within(menu).getByText("Announce thirty, leading the Crown"));
  expect(socket.sent.at(-1)).toMatchObject({ type: "move", move: "announce G-Crown" });
});

test("a move that can lose a round is asked about first", async () => {
  const socket = await showTable(courtLead());
  await fireEvent.click(screen.getByText("Declare sixty"));
  expect(socket.sent.some((m) => m.type === "move")).toBe(false);
  const sure = await screen.findByTestId("sure");
  expect(sure.textContent).toContain("Your count is 41");
  await fireEvent.click(screen.getByTestId("sure-yes"));
  expect(socket.sent.at(-1)).toMatchObject({ type: "move", move: "declare" });
});

test("a call is a card and a player, in either order", async () => {
  const socket = await showTable(aliceCalling(4));
  const wanted = () => screen.getAllByTestId("ask-card");
  await fireEvent.click(wanted()[1] as HTMLElement);
  await fireEvent.click(screen.getByRole("button", { name: /Ask Col/ }));
  expect(socket.sent.at(-1)).toMatchObject({ type: "move", move: "call 2 A02-Crab" });
});

test("a seat that a warning speaks of is asked about first", async () => {
  const socket = await showTable(aliceCalling(5));
  await fireEvent.click(screen.getByRole("button", { name: /Ask Dot/ }));
  await fireEvent.click(screen.getAllByTestId("ask-card")[0] as HTMLElement);
  expect(socket.sent.some((m) => m.type === "move")).toBe(false);
  expect((await screen.findByTestId("sure")).textContent).toContain("Dot has no card");
  await fireEvent.click(screen.getByTestId("sure-yes"));
  expect(socket.sent.at(-1)).toMatchObject({ move: "call 3 A02-Mouse" });
});

test("keys press buttons, open the story's neighbours and close them", async () => {
  const socket = await showTable(courtLead());
  await fireEvent.keyDown(window, { key: "?" });
  expect(await screen.findByTestId("keys")).toBeTruthy();
  await fireEvent.keyDown(window, { key: "Escape" });
  await waitFor(() => expect(screen.queryByTestId("keys")).toBeNull());
  await fireEvent.keyDown(window, { key: "4" });
  expect(socket.sent.at(-1)).toMatchObject({ type: "move", move: "close" });
});

test("the arrows find a lit card and never a button, and Enter plays it", async () => {
  const socket = await showTable(courtLead());
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-card")).toBe("G-Crown");
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-card")).toBe("G-Royal");
  const view = { ...courtReply(), revision: 13, story: [] };
  (document.activeElement as HTMLElement).blur();
  socket.say({ type: "view", view });
  await waitFor(() => expect(document.activeElement?.getAttribute("data-card")).toBe("B-Knight"));
});

test("another window takes the seat, and it can be taken back", async () => {
  const socket = await showTable(courtLead());
  socket.say({ type: "taken-over", sentence: "This seat is now open elsewhere." });
  expect((await screen.findByTestId("taken-over")).textContent).toContain("open elsewhere");
  await fireEvent.click(screen.getByText(words.connection.takeBack));
  expect(FakeSocket.last).not.toBe(socket);
});

test("trouble that is final is said, with a way home", async () => {
  const socket = await showTable(courtLead());
  socket.say({
    type: "trouble",
    code: "no-such-table",
    sentence: "There is no table t1.",
    final: true,
  });
  const trouble = await screen.findByTestId("trouble");
  expect(trouble.textContent).toContain("There is no table t1.");
  expect(within(trouble).getByRole("link").getAttribute("href")).toBe("/");
});

test("the story's new lines are also said aloud, in the same words", async () => {
  const socket = await showTable(courtLead());
  const view = courtLead();
  socket.say({
    type: "view",
    view: {
      ...view,
      revision: 13,
      story: [{ text: "Steady thinks of Worcester.", kind: "aside" }],
      story_from: view.story?.length ?? 0,
    },
  });
  await waitFor(() =>
    expect(screen.getByTestId("spoken").textContent).toContain("Steady thinks of Worcester."),
  );
  await fireEvent.keyDown(window, { key: "s" });
  expect((await screen.findByTestId("story")).textContent).toContain("Steady thinks of Worcester.");
});
