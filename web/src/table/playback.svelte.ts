/**
 * What is drawn, as against what is known. Views come in as fast as the server sends them; here
 * they are told line by line, each line moving its cards, until the last view is reached.
 */
import { tick } from "svelte";
import { type Speed, settings, wantsStillness } from "../settings.svelte";
import type { Line, View, Zone } from "../wire";
import { fadeIn, fly, noteLeaving, type Pace, sleep } from "./flight";
import { applyLine, rewind } from "./zones";

const PACES: Record<Exclude<Speed, "instant">, Pace> = {
  slow: { flight: 400, stagger: 70, pause: 1000 },
  normal: { flight: 320, stagger: 40, pause: 420 },
  fast: { flight: 250, stagger: 25, pause: 120 },
};

/** A line of the story and its number in it. */
export interface Told extends Line {
  number: number;
}

/** More than this behind, and the rest is shown at once. */
const TOO_FAR = 6;
/** A table whose whole story is no longer than this is shown from its first card. */
const YOUNG = 16;

export class Playback {
  /** The view that has been reached. */
  view = $state.raw<View | null>(null);
  /** The zones as they are drawn: between views while cards move. */
  zones = $state.raw<Zone[]>([]);
  /** The story as far as it has been told. */
  lines = $state.raw<Told[]>([]);
  /** The line being told, or the last one told. */
  now = $state.raw<Line | null>(null);
  /** Whether cards are still on the move. */
  busy = $state(false);
  layer: HTMLElement | null = null;

  #queue: View[] = [];
  #running = new Set<Animation>();
  #hurry = false;
  #wake: (() => void) | null = null;
  #told = 0;

  /** How many lines of the story have come in, told or not. */
  get heard(): number {
    const last = this.#queue.at(-1);
    return last ? Math.max(this.#told, last.story_from + last.story.length) : this.#told;
  }

  receive(view: View): void {
    this.#queue.push(view);
    if (!this.busy) void this.#run();
  }

  /** Show at once what is still on its way. */
  skip(): void {
    if (!this.busy) return;
    this.#hurry = true;
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        try {
          await this.#reach(next);
        } catch (why) {
          // Whatever goes wrong on the way must not keep the table from being shown.
          console.error(why);
        }
        this.#settle(next);
      }
    } finally {
      this.#hurry = false;
      this.busy = false;
    }
  }

  #settle(view: View): void {
    this.#tell(view);
    this.zones = view.zones;
    this.view = view;
  }

  /** Add to the story whatever of this view's lines is not yet in it. */
  #tell(view: View, upTo: number = view.story.length): void {
    const fresh = view.story
      .slice(0, upTo)
      .map((line, i): Told => ({ ...line, number: view.story_from + i }))
      .filter((line) => line.number >= this.#told);
    // Memory rules are rules: what may no longer be shown is let go here too.
    const kept = this.lines.filter((line) => line.number >= view.story_kept);
    if (fresh.length === 0 && kept.length === this.lines.length) return;
    this.lines = [...kept, ...fresh];
    this.now = fresh.at(-1) ?? this.now;
    this.#told = Math.max(this.#told, view.story_from + upTo);
  }

  async #reach(next: View): Promise<void> {
    if (this.view === null) {
      // A table seen for the first time: from its first card if it is young, else as it stands.
      const young = next.story_from === 0 && next.story.length <= YOUNG;
      const before = young ? rewind(next.zones, next.story) : null;
      if (before === null) return;
      this.zones = before;
      this.view = { ...next, choices: [], prompt: "", story: [], score: null, result: "" };
      await tick();
    }
    const skipped = Math.max(0, this.#told - next.story_from);
    const lines = next.story.slice(skipped);
    if (next.round !== this.view.round) {
      // A new deal: what is left of the old one is swept up before the first card is given.
      const fresh = rewind(next.zones, lines);
      if (fresh !== null) {
        this.zones = fresh;
        await tick();
      }
    }
    // A long tale is told faster, so that nobody waits for more than a few seconds.
    const haste = Math.min(1, 6 / Math.max(1, lines.length));
    for (const [i, line] of lines.entries()) {
      const last = i === lines.length - 1;
      this.#tell(next, skipped + i + 1);
      const pace = this.#pace();
      if (pace === null) {
        this.zones = applyLine(this.zones, line, next.zones);
      } else if (line.shifts.length > 0) {
        await this.#move(line, next, pace);
        if (!last) await this.#rest(pace.pause * 0.3 * haste);
      } else if (!last) {
        await this.#rest(pace.pause * haste);
      }
    }
  }

  #pace(): Pace | null {
    const speed = settings.speed;
    const must = this.#hurry || document.hidden || this.#queue.length > TOO_FAR;
    if (must || speed === "instant") return null;
    const pace = PACES[speed];
    if (this.#queue.length < 2) return pace;
    return { flight: 160, stagger: 10, pause: 60 };
  }

  async #move(line: Line, next: View, pace: Pace): Promise<void> {
    const leaving = noteLeaving(line, this.zones);
    this.zones = applyLine(this.zones, line, next.zones);
    await tick();
    if (this.layer === null) return;
    if (wantsStillness()) {
      await fadeIn(leaving, this.#running);
      return;
    }
    await fly(leaving, this.zones, {
      layer: this.layer,
      sheet: next.sheet,
      pace,
      running: this.#running,
    });
  }

  async #rest(ms: number): Promise<void> {
    if (this.#hurry || ms < 10) return;
    await Promise.race([
      sleep(ms),
      new Promise<void>((go) => {
        this.#wake = go;
      }),
    ]);
    this.#wake = null;
  }
}
