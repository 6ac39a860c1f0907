/** Before the first card of a deal sets out: every face has been fetched, or is waited for no longer. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import type { StoryLine } from "../../wire/whole";
import { prepare } from "./flight";

/** A picture that is there when the test says so. */
class Picture {
  static all: Picture[] = [];
  src = "";
  arrive: () => void = () => {};

  constructor() {
    Picture.all.push(this);
  }

  decode(): Promise<void> {
    return new Promise((go) => {
      this.arrive = go;
    });
  }
}

const dealt = (...cards: string[]): StoryLine => ({ shifts: [{ cards }] }) as unknown as StoryLine;
const fetched = (): string[] =>
  Picture.all.map((it) => it.src).filter((src) => !src.includes("back"));

/** Begin, and tell whether the deal may go on. */
function begin(...lines: StoryLine[]): { ready: boolean } {
  const deal = { ready: false };
  void prepare("court", lines).then(() => {
    deal.ready = true;
  });
  return deal;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Image", Picture);
  Picture.all = [];
});
afterEach(() => {
  settings.turn("left", false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("nothing sets out before the last face is there", async () => {
  const deal = begin(dealt("G-Crown", "B-Royal"), dealt("K-Jester"));
  expect(fetched()).toHaveLength(3);
  const last = Picture.all.at(-1);
  for (const it of Picture.all) if (it !== last) it.arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(deal.ready).toBe(false);
  last?.arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(deal.ready).toBe(true);
});

test("a face that does not come holds nobody up for long", async () => {
  const deal = begin(dealt("G-Crown"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(deal.ready).toBe(true);
});

test("for the left hand the faces of the fan are fetched too", () => {
  settings.turn("left", true);
  begin(dealt("G-Crown"));
  expect(fetched().filter((src) => src.includes("hand=left"))).toHaveLength(1);
  expect(fetched()).toHaveLength(2);
});
