/**
 * What is drawn, as against what is known. Views come in as fast as the server sends them; here
 * they are told line by line, each line moving its cards, until the last view is reached.
 */
import { tick } from "svelte";
import { prefersReducedMotion, type Speed, settings } from "../../settings/settings.svelte";
import { sounds } from "../../sound/sounds";
import type { StoryLine, View, Zone } from "../../wire/whole";
import {
  type Air,
  deal,
  fadeIn,
  fly,
  noteLeaving,
  type Pace,
  packetOf,
  prepare,
  sleep,
} from "./flight";
import { applyLine, type BlindDraw, blindDraw, dealLength, rewind, sizeOf } from "./zones";

const PACES: Record<Exclude<Speed, "instant">, Pace> = {
  slow: { flight: 400, stagger: 70, pause: 1000 },
  normal: { flight: 320, stagger: 40, pause: 420 },
  fast: { flight: 250, stagger: 25, pause: 120 },
};

/** A line of the story and its number in it. */
export interface NumberedLine extends StoryLine {
  number: number;
}

/** Backs laid out for me to point at one of them. */
interface Pick {
  zone: Zone;
  count: number;
  /** I take the one that lies there, counted from 0. */
  take(place: number, from: DOMRect | null): void;
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
  lines = $state.raw<NumberedLine[]>([]);
  /** The line being told, or the last one told. */
  now = $state.raw<StoryLine | null>(null);
  /** Whether cards are still on the move. */
  busy = $state(false);
  /** The backs from which I am to draw, while the story waits for it. */
  pick = $state.raw<Pick | null>(null);
  /** My hand is held up, backs to the others, and one of them draws this card from it. */
  drawnFromMe = $state<string | null>(null);
  layer: HTMLElement | null = null;
  /** Where the back lay that I have pointed at already, as the rules asked me to. */
  pointedAt: DOMRect | null = null;

  /** A game that is looked at again is only told: nobody points at a back any more. */
  retold = false;

  #queue: { view: View; leap?: NumberedLine[] }[] = [];
  #running = new Set<Animation>();
  #hurry = false;
  #wake: (() => void) | null = null;
  #told = 0;
  /** Whether the whole story is asked for anew. */
  #anew = false;

  /** How many lines of the story have come in, told or not. */
  get heard(): number {
    if (this.#anew) return 0;
    const last = this.#queue.at(-1);
    return last ? Math.max(this.#told, last.view.story_from + last.view.story.length) : this.#told;
  }

  receive(view: View): void {
    this.#queue.push({ view });
    if (!this.busy) void this.#run();
  }

  /** Show this at once, with the whole story up to it, whatever was shown before. */
  leap(view: View, lines: NumberedLine[]): void {
    this.#queue = [{ view, leap: lines }];
    if (this.busy) this.skip();
    else void this.#run();
  }

  /** The whole story is about to come again, in another language: no card moves for it. */
  retell(): void {
    this.#anew = true;
  }

  /** Show at once what is still on its way. What is asked of me stays asked. */
  skip(): void {
    if (!this.busy || this.pick) return;
    this.#hurry = true;
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
  }

  /** The page is left: nobody is asked any more, and the rest is not told. */
  stop(): void {
    this.#queue = [];
    this.pick?.take(0, null);
    this.skip();
  }

  async #run(): Promise<void> {
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (next.leap) {
          this.#land(next.view, next.leap);
          continue;
        }
        try {
          await this.#reach(next.view);
        } catch (why) {
          // Whatever goes wrong on the way must not keep the table from being shown.
          console.error(why);
        }
        this.#settle(next.view);
      }
    } finally {
      this.#hurry = false;
      this.busy = false;
      this.pointedAt = null;
    }
  }

  #settle(view: View): void {
    this.#tell(view);
    this.pick = null;
    this.drawnFromMe = null;
    this.zones = view.zones;
    this.view = view;
  }

  #land(view: View, lines: NumberedLine[]): void {
    this.#hurry = false;
    this.lines = lines;
    this.now = lines.at(-1) ?? null;
    this.#told = view.story_from + view.story.length;
    this.#settle({ ...view, story: [] });
  }

  /** Add to the story whatever of this view's lines is not yet in it. */
  #tell(view: View, upTo: number = view.story.length): void {
    const fresh = view.story
      .slice(0, upTo)
      .map((line, i): NumberedLine => ({ ...line, number: view.story_from + i }))
      .filter((line) => line.number >= this.#told);
    // Memory rules are rules: what may no longer be shown is let go here too.
    const kept = this.lines.filter((line) => line.number >= view.story_kept);
    if (fresh.length === 0 && kept.length === this.lines.length) return;
    this.lines = [...kept, ...fresh];
    this.now = fresh.at(-1) ?? this.now;
    this.#told = Math.max(this.#told, view.story_from + upTo);
  }

  /** Whether this view brings the whole story again, as it was asked to. */
  #isRetold(next: View): boolean {
    const first = this.lines[0]?.number ?? 0;
    return this.#anew && next.story_from <= Math.max(first, next.story_kept);
  }

  async #reach(next: View): Promise<void> {
    if (this.view !== null && this.#isRetold(next)) {
      this.#anew = false;
      this.lines = [];
      this.#told = next.story_from;
      return;
    }
    if (this.view === null) {
      // A table seen for the first time: from its first card if it is young, else as it stands.
      const young = next.story_from === 0 && next.story.length <= YOUNG + next.seats.length;
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
    for (let i = 0; i < lines.length; i += 1) {
      const line = lines[i] as StoryLine;
      const dealt = dealLength(lines.slice(i), this.zones);
      if (dealt > 0) {
        i += dealt - 1;
        this.#tell(next, skipped + i + 1);
        await this.#deal(lines.slice(i + 1 - dealt, i + 1), next);
        continue;
      }
      await this.#line(line, next, skipped + i + 1, lines[i + 1], haste);
    }
  }

  /** One line told, and its cards moved. */
  async #line(
    line: StoryLine,
    next: View,
    upTo: number,
    following: StoryLine | undefined,
    haste: number,
  ): Promise<void> {
    const draw = blindDraw(line, this.zones, next.seat);
    const picked = draw ? await this.#letPick(draw) : null;
    this.#tell(next, upTo);
    const pace = this.#pace();
    if (pace === null) {
      this.zones = applyLine(this.zones, line, next.zones);
    } else if (line.shifts.length > 0) {
      await this.#move(line, next, pace, picked);
      if (following) await this.#rest(pace.pause * (this.#clears(following) ? 1 : 0.3) * haste);
    } else if (following) {
      await this.#rest(pace.pause * haste);
    }
    this.drawnFromMe = null;
  }

  /** Whether a line takes cards from the middle: what was laid there is left to be seen first. */
  #clears(line: StoryLine): boolean {
    const middle = this.zones.filter((z) => z.role === "middle").map((z) => z.key);
    return line.shifts.some((shift) => middle.includes(shift.source));
  }

  #pace(): Pace | null {
    const speed = settings.speed;
    const must = this.#hurry || document.hidden || this.#queue.length > TOO_FAR;
    if (must || speed === "instant") return null;
    const pace = PACES[speed];
    if (this.#queue.length < 2) return pace;
    return { flight: 160, stagger: 10, pause: 60 };
  }

  /**
   * A draw that chance has made already, played out: which of the backs I point at changes
   * nothing, since any of them may be the card. Gives the place that the card leaves from.
   */
  async #letPick(draw: BlindDraw): Promise<DOMRect | null> {
    const pace = this.#pace();
    if (pace === null) return null;
    if (draw.as === "giver") {
      const [card] = draw.cards;
      if (card === undefined || prefersReducedMotion()) return null;
      this.drawnFromMe = card;
      await tick();
      await this.#rest(pace.flight * 2.2);
      return null;
    }
    if (this.pointedAt) {
      const pointed = this.pointedAt;
      this.pointedAt = null;
      return pointed;
    }
    const count = sizeOf(draw.source);
    if (count < 2 || settings.computerPicks || this.retold) return null;
    return new Promise<DOMRect | null>((go) => {
      this.pick = {
        zone: draw.source,
        count,
        take: (_, from) => {
          this.pick = null;
          go(from);
        },
      };
    });
  }

  async #move(line: StoryLine, next: View, pace: Pace, picked: DOMRect | null): Promise<void> {
    const leaving = noteLeaving(line, this.zones, picked);
    this.zones = applyLine(this.zones, line, next.zones);
    await tick();
    if (this.layer === null) return;
    if (prefersReducedMotion()) {
      sounds.card();
      await fadeIn(leaving, this.#running);
      return;
    }
    await fly(leaving, this.zones, this.#air(next.sheet, pace));
  }

  /** A whole deal, round the table as the sheet deals. */
  async #deal(lines: readonly StoryLine[], next: View): Promise<void> {
    let pace = this.#pace();
    if (pace !== null && this.layer !== null) {
      await prepare(next.sheet, lines);
      // Whoever pressed meanwhile is shown at once where everything goes.
      if (this.#pace() === null) pace = null;
    }
    const before = this.zones;
    const after = lines.reduce((now, line) => applyLine(now, line, next.zones), before);
    if (pace === null || this.layer === null) {
      this.zones = after;
      return;
    }
    sounds.shuffle();
    const leaving = lines.flatMap((line) => noteLeaving(line, before));
    // My own cards lie in their places from the start, unseen, so that none has to move again;
    // the hands of the others grow as the cards come down, once for each round of the deal.
    const rounds = (done: number) =>
      after.map((z) => {
        const old = before.find((b) => b.key === z.key);
        if (z.seat === next.seat || z.role !== "hand" || z.cards.length > 0) return z;
        const backs = Math.min(z.backs, (old?.backs ?? 0) + done);
        return { ...z, backs, note: backs < z.backs ? "" : z.note };
      });
    this.zones = rounds(0);
    await tick();
    if (prefersReducedMotion()) {
      this.zones = after;
      await tick();
      await fadeIn(leaving, this.#running);
      return;
    }
    const last = leaving.at(-1);
    let shown = 0;
    const air = this.#air(next.sheet, pace);
    // Cards that have come down stay in the air's layer until their round is complete: the page is
    // then drawn once for the round and not for every card.
    const left: HTMLElement[] = [];
    const clear = () => {
      for (const ghost of left.splice(0)) ghost.remove();
    };
    await deal(leaving, this.zones, {
      ...air,
      left,
      landed: (zone, number) => {
        air.landed?.(zone, number);
        if (this.#hurry || zone !== last?.shift.target || number < shown) return;
        if ((number + 1) % packetOf(leaving) > 0) return;
        shown = number + 1;
        this.zones = rounds(shown);
        void tick().then(clear);
      },
    });
    this.zones = after;
    await tick();
    clear();
  }

  #air(sheet: string, pace: Pace): Air {
    return {
      layer: this.layer as HTMLElement,
      sheet,
      pace,
      running: this.#running,
      landed: () => sounds.card(),
    };
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
