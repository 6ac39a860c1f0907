/** What is said aloud: everything, in order, once. */
import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showTable, stubServer } from "../fixtures/shownTable";
import { courtLead, courtReply, type View } from "../fixtures/views";
import { settings } from "../settings/settings.svelte";

beforeEach(stubServer);
afterEach(() => {
  settings.chooseLanguage("en");
  vi.unstubAllGlobals();
});

const told = (): (string | null)[] =>
  [...screen.getByTestId("spoken").children].map((line) => line.textContent);
const asked = (): HTMLElement => screen.getByTestId("asked-aloud");
const lines = (n: number, word: string) =>
  Array.from({ length: n }, (_, i) => ({ text: `${word} ${i}`, kind: "aside" }));
const start = (view: View): string[] => (view.story ?? []).map((line) => line.text);

test("however many lines come at once, all are said, in order and once", async () => {
  const first = courtLead();
  const socket = await showTable(first);
  const story = lines(90, "line");
  socket.say({
    type: "view",
    view: { ...first, revision: 13, story, story_from: first.story?.length ?? 0 },
  });
  socket.say({
    type: "view",
    view: {
      ...first,
      revision: 14,
      story: lines(3, "more"),
      story_from: (first.story?.length ?? 0) + 90,
    },
  });
  await waitFor(() => expect(told().at(-1)).toBe("more 2"));
  const said = told();
  expect(said.slice(-40)).toEqual([
    ...story.map((s) => s.text).slice(-37),
    "more 0",
    "more 1",
    "more 2",
  ]);
  expect(new Set(said).size).toBe(said.length);
});

test("what is asked of me interrupts; what others are to do waits its turn", async () => {
  const first = courtLead();
  const socket = await showTable(first);
  expect(asked().getAttribute("aria-live")).toBe("assertive");
  expect(asked().textContent).toBe(first.prompt);
  expect(told()).toEqual(start(first));
  socket.say({
    type: "view",
    view: { ...first, revision: 13, choices: [], prompt: "Steady is to reply.", story: [] },
  });
  await waitFor(() => expect(told().at(-1)).toBe("Steady is to reply."));
  expect(asked().textContent).toBe(first.prompt);
});

test("the same question, asked again after a move, is said again; shown again, it is not", async () => {
  const first = courtLead();
  const socket = await showTable(first);
  const before = asked().firstElementChild;
  socket.say({ type: "view", view: { ...first, story: [] } });
  await waitFor(() => expect(screen.getByTestId("table").dataset.busy).toBe("false"));
  expect(asked().firstElementChild).toBe(before);
  socket.say({ type: "view", view: { ...first, revision: 14, story: [] } });
  await waitFor(() => expect(asked().firstElementChild).not.toBe(before));
  expect(asked().textContent).toBe(first.prompt);
});

test("another language tells the whole story anew, and says none of it twice", async () => {
  const first = courtReply();
  const socket = await showTable(first);
  const said = told();
  settings.chooseLanguage("de");
  await waitFor(() =>
    expect(socket.sent.at(-1)).toMatchObject({ type: "hello", since: 0, language: "de" }),
  );
  const story = (first.story ?? []).map((each, i) => ({ ...each, text: `Zeile ${i}` }));
  socket.say({ type: "view", view: { ...first, prompt: "Du bist dran.", story, story_from: 0 } });
  await waitFor(() => expect(asked().textContent).toBe("Du bist dran."));
  await fireEvent.keyDown(window, { key: "s" });
  const shown = [...screen.getByTestId("story").querySelectorAll("li")];
  expect(shown.map((li) => li.firstChild?.textContent?.trim())).toEqual(story.map((s) => s.text));
  expect(told()).toEqual(said);
});
