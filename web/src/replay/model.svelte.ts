/** A game that is over, as the page looks at it: which step, and through whose eyes. */
import type { Viewer } from "../address/route";
import { sentenceOf } from "../server/http";
import { replayInfo, replayView } from "../server/replays";
import { settings } from "../settings/settings.svelte";
import { TableModel } from "../table/model.svelte";
import type { NumberedLine } from "../table/motion/playback.svelte";
import type { ReplayInfo, StoryLine, View } from "../wire/whole";

/** So many steps stay here; any other is asked for again. */
const KEPT = 500;

export class ReplayModel extends TableModel {
  info = $state.raw<ReplayInfo | null>(null);
  /** Why there is nothing to look at, in a sentence. */
  sorry = $state("");
  /** The step that is shown or on its way, and as whom. */
  step = $state(0);
  who = $state<Viewer>("watch");
  playing = $state(false);
  /** Whether a step is still on its way from the server. */
  waiting = $state(false);
  last = $derived((this.info?.steps.length ?? 1) - 1);
  says = $derived(this.info?.steps[this.step]?.says ?? []);

  readonly #views = new Map<string, Promise<View>>();
  readonly #stories = new Map<string, StoryLine[]>();
  #shown: { step: number; who: Viewer; language: string } | null = null;
  /** With all hands up the table is still seen from somebody's side. */
  #side = 0;

  constructor(readonly id: string) {
    super(id, "");
    this.playback.retold = true;
  }

  /** Fetch what the game was, in the language that is spoken now. */
  async load(): Promise<void> {
    try {
      this.info = await replayInfo(this.id);
      void this.loadGame(this.info.game);
    } catch (why) {
      this.sorry = sentenceOf(why);
    }
  }

  /** The seat that is looked from where an address names none: the first that a person had. */
  get usualSeat(): Viewer {
    return this.info?.seats.find((s) => s.kind === "person")?.number ?? 0;
  }

  /** Show a step as somebody saw it. Cards fly when the game goes on by one. */
  async show(step: number, who: Viewer): Promise<void> {
    this.step = Math.min(step, this.last);
    this.who = who;
    if (typeof who === "number") this.#side = who;
    if (this.waiting) return;
    this.waiting = true;
    try {
      // Whoever moves on faster than the server answers is shown where he is, and no more.
      while (this.#shown === null || !this.#isShown()) {
        const [wanted, eyes, language] = [this.step, this.who, settings.language];
        const view = await this.#fetch(wanted, eyes);
        if (wanted === this.step || eyes !== this.who) this.#lay(view, wanted, eyes, language);
        else if (Math.abs(wanted - this.step) > 1) this.#lay(view, wanted, eyes, language);
      }
      this.sorry = "";
    } catch (why) {
      this.playing = false;
      this.sorry = sentenceOf(why);
    } finally {
      this.waiting = false;
    }
    // The next step is likely to be wanted next.
    if (this.step < this.last) void this.#fetch(this.step + 1, this.who).catch(() => {});
  }

  #isShown(): boolean {
    const at = this.#shown;
    return at?.step === this.step && at.who === this.who && at.language === settings.language;
  }

  #lay(view: View, step: number, who: Viewer, language: string): void {
    const before = this.#shown;
    const on = before?.step === step - 1 && before.who === who && before.language === language;
    this.#shown = { step, who, language };
    const side = who === "open" ? { ...view, seat: this.#side } : view;
    const told = this.#told(view, who);
    if (on) {
      const from = Math.max(this.playback.heard, view.story_kept);
      const story = told.filter((line) => line.number >= from);
      this.playback.receive({ ...side, story, story_from: from });
    } else {
      this.playback.leap(side, told);
    }
  }

  #key = (step: number, who: Viewer): string => `${settings.language} ${who} ${step}`;

  /** The story as it stood at a view, without what could no longer be read. */
  #told(view: View, who: Viewer): NumberedLine[] {
    const story = this.#stories.get(`${settings.language} ${who}`) ?? [];
    const length = view.story_from + view.story.length;
    return story
      .slice(view.story_kept, length)
      .map((line, i): NumberedLine => ({ ...line, number: view.story_kept + i }));
  }

  /** A step from here or from the server; none is asked for twice. */
  #fetch(step: number, who: Viewer): Promise<View> {
    const key = this.#key(step, who);
    const known = this.#views.get(key);
    if (known) return known;
    const asked = this.#ask(step, who).catch((why) => {
      this.#views.delete(key);
      throw why;
    });
    this.#views.set(key, asked);
    const [oldest] = this.#views.keys();
    if (this.#views.size > KEPT && oldest !== undefined) this.#views.delete(oldest);
    return asked;
  }

  /** Ask the server for a step, with those lines of its story that are not known here. */
  async #ask(step: number, who: Viewer): Promise<View> {
    const book = `${settings.language} ${who}`;
    const story = this.#stories.get(book) ?? [];
    this.#stories.set(book, story);
    let view = await replayView(this.id, step, who, story.length);
    for (let n = view.story_kept; n < view.story_from; n += 1) {
      // A gap: what was forgotten at a later step was still told at this one.
      if (story[n] === undefined) {
        view = await replayView(this.id, step, who, 0);
        break;
      }
    }
    for (const [i, line] of view.story.entries()) story[view.story_from + i] = line;
    return view;
  }

  override open(): void {}

  override close(): void {
    this.playing = false;
    this.playback.stop();
  }

  /** Nothing can be played here: a card is only looked at. */
  override tapCard(): void {}
}
