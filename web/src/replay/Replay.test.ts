/** A game looked at again: the address, the keys, and what is asked of the server. */
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "../App.svelte";
import { go } from "../address/here.svelte";
import { replayPath, routeOf } from "../address/route";
import { offered } from "../fixtures/decks";
import { courtLead, type View } from "../fixtures/views";
import { settings } from "../settings/settings.svelte";
import type { Sent } from "../wire/whole";
import { commandOf } from "./keyboard";

type Info = Sent["ReplayInfo"];
const STEPS = 6;
let asked: string[] = [];

const info: Info = {
  replay: "abc",
  game: "court-two",
  title: "Court",
  sheet: "court",
  seats: [
    { number: 0, name: "Ada", kind: "person" },
    { number: 1, name: "Steady", kind: "bot", bot: "steady" },
  ],
  options: {},
  keep_days: 30,
  over: true,
  result: "Ada wins.",
  steps: Array.from({ length: STEPS }, (_, number) => ({
    number,
    says: number === 0 ? [] : [`Step ${number} happens.`],
    round: number < 4 ? 1 : 2,
    seat: number % 2,
  })),
  has_rounds: true,
};

/** The table at a step, whose story has one line for each of them. */
function viewAt(step: number, who: string, since: number): View {
  const story = Array.from({ length: step }, (_, n) => ({ text: `Line ${n + 1}`, kind: "aside" }));
  const from = Math.min(since, story.length);
  const seat = /^\d$/.test(who) ? Number(who) : null;
  return {
    ...courtLead(),
    seat,
    revision: step,
    prompt: `At step ${step} as ${who}`,
    story: story.slice(from),
    story_from: from,
    round: step < 4 ? 1 : 2,
  };
}

function answer(path: string): unknown {
  const url = new URL(path, "http://here");
  if (url.pathname === "/api/games") return offered;
  if (url.pathname === "/api/replays/abc") return info;
  const at = /^\/api\/replays\/abc\/at\/(\d+)$/.exec(url.pathname);
  if (at) {
    const [who, since] = [url.searchParams.get("seat"), url.searchParams.get("since")];
    return viewAt(Number(at[1]), who ?? "", Number(since));
  }
  return { game: "", title: "", in_brief: "", clauses: [], options: [] };
}

beforeEach(() => {
  asked = [];
  settings.chooseSpeed("instant");
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  go("/");
});

async function look(move: number, seat: string): Promise<void> {
  go(`/r/abc?move=${move}&seat=${seat}`);
  render(App);
  await shows(move, seat);
}

const shows = (move: number, who: string): Promise<void> =>
  waitFor(() =>
    expect(screen.getByTestId("prompt").textContent).toContain(`At step ${move} as ${who}`),
  );

test("the address names the step and the eyes, and whatever it leaves out has a value", () => {
  const at = (search: string) => routeOf({ pathname: "/r/abc", search, hash: "" });
  expect(at("?move=37&seat=1")).toEqual({ at: "replay", replay: "abc", move: 37, seat: 1 });
  expect(at("?move=2&seat=open")).toMatchObject({ move: 2, seat: "open" });
  expect(at("?move=-3&seat=nobody")).toMatchObject({ move: 0, seat: null });
  expect(at("")).toMatchObject({ move: 0, seat: null });
  expect(replayPath("abc", 3, "watch")).toBe("/r/abc?move=3&seat=watch");
});

test("keys lead from step to step and from seat to seat, and never beyond", () => {
  expect(commandOf("ArrowRight", 3, 5, 2)).toEqual({ step: 4 });
  expect(commandOf("ArrowRight", 5, 5, 2)).toEqual({ step: 5 });
  expect(commandOf("ArrowLeft", 0, 5, 2)).toEqual({ step: 0 });
  expect(commandOf("Home", 3, 5, 2)).toEqual({ step: 0 });
  expect(commandOf("End", 3, 5, 2)).toEqual({ step: 5 });
  expect(commandOf("2", 3, 5, 2)).toEqual({ who: 1 });
  expect(commandOf("3", 3, 5, 2)).toBeNull();
  expect(commandOf("o", 3, 5, 2)).toEqual({ who: "open" });
  expect(commandOf("w", 3, 5, 2)).toEqual({ who: "watch" });
  expect(commandOf(" ", 3, 5, 2)).toBe("play");
});

test("a step is shown as the address says, with its story and its place in the list", async () => {
  await look(3, "1");
  expect(screen.getByTestId("step").textContent).toContain("3");
  expect(screen.getByTestId("spoken").textContent).toContain("Step 3 happens.");
  await fireEvent.keyDown(window, { key: "m" });
  const here = screen.getAllByTestId("move").find((m) => m.getAttribute("aria-current"));
  expect(here?.dataset.move).toBe("3");
  await fireEvent.keyDown(window, { key: "s" });
  expect(screen.getByTestId("story").textContent).toContain("Line 3");
  expect(screen.getByTestId("story").textContent).not.toContain("Line 4");
});

test("forward, back and jumps keep the address true, and no line is sent twice", async () => {
  await look(3, "0");
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  await shows(4, "0");
  expect(window.location.search).toBe("?move=4&seat=0");
  await fireEvent.keyDown(window, { key: "Home" });
  await shows(0, "0");
  await fireEvent.input(screen.getByTestId("slider"), { target: { value: "5" } });
  await shows(5, "0");
  await fireEvent.keyDown(window, { key: "s" });
  expect(screen.getByTestId("story").textContent).toContain("Line 5");
  const views = asked.filter((path) => path.includes("/at/"));
  expect(new Set(views.map((v) => v.split("?")[0])).size).toBe(views.length);
  expect(views.find((v) => v.includes("/at/5"))).not.toContain("since=0");
});

test("another's eyes see the same step, and all hands can be up", async () => {
  await look(2, "0");
  await fireEvent.keyDown(window, { key: "2" });
  await shows(2, "1");
  await fireEvent.keyDown(window, { key: "o" });
  await shows(2, "open");
  expect(window.location.search).toBe("?move=2&seat=open");
  expect((screen.getByTestId("eyes") as HTMLSelectElement).value).toBe("open");
});

test("the game goes on by itself to its end, and a step of one's own stops it", async () => {
  await look(3, "0");
  await fireEvent.click(screen.getByTestId("play"));
  await shows(5, "0");
  await waitFor(() =>
    expect(screen.getByTestId("play").getAttribute("aria-label")).not.toContain("Stop"),
  );
  await fireEvent.click(screen.getByTestId("back"));
  await shows(4, "0");
});
