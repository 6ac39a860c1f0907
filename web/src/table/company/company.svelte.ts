/** Those who sit together at a table: how it is kept, what is asked of each, what was said. */
import { readText, writeText } from "../../storage/storage";
import type { House, SaidLine, UndoRequest } from "../../wire/whole";

const HIDDEN = "parlour.talk-hidden";
/** Why something may not be said, by the codes of the server. */
const SILENCED = new Set(["no-talk", "no-talk-now", "too-much-talk", "no-such-phrase", "no-words"]);
/** So long a new line lies on the table, in milliseconds. */
const FRESH = 8000;

interface Device {
  /** The other seats of this device, by number, and who sits there. */
  others: { seat: number; name: string }[];
  /** Hand the device to somebody else at it. */
  hand(seat: number): void;
}

export class CompanyModel {
  house = $state.raw<House | null>(null);
  /** Somebody would like to take a move back. */
  request = $state.raw<UndoRequest | null>(null);
  said = $state.raw<SaidLine[]>([]);
  /** Whether this page hides all talk. */
  hidden = $state(readText(HIDDEN) === "yes");
  /** What was said last, for a moment. */
  fresh = $state.raw<SaidLine | null>(null);
  /** Why the last thing could not be said. */
  silenced = $state("");
  /** Where several share this device. */
  device = $state.raw<Device | null>(null);
  #read = $state(-1);
  #known = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many lines have not been looked at. */
  unread = $derived(this.hidden ? 0 : this.said.filter((line) => line.number > this.#read).length);

  see(house: House, request: UndoRequest | null): void {
    this.house = house;
    this.request = request;
  }

  /** What has been said; after a lost connection some of it is known already. */
  hear(lines: SaidLine[]): void {
    const last = this.said.at(-1)?.number ?? -1;
    const news = lines.filter((line) => line.number > last);
    this.said = [...this.said, ...news];
    // What was said before this page came is there to be read, and is no news.
    if (!this.#known && lines.length !== 1) this.read();
    this.#known = true;
    const line = news.length === 1 ? news[0] : undefined;
    if (line === undefined || this.hidden) return;
    this.fresh = line;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.fresh = null;
    }, FRESH);
  }

  /** Whether this refusal was about talk; it is told where the talk is. */
  refuses(code: string, sentence: string): boolean {
    if (!SILENCED.has(code)) return false;
    this.silenced = sentence;
    return true;
  }

  /** The talk is being looked at. */
  read(): void {
    this.#read = this.said.at(-1)?.number ?? -1;
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) this.fresh = null;
    writeText(HIDDEN, hidden ? "yes" : "no");
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
