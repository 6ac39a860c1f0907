/** One table as the page holds it: the connection to it, what is shown, what I may do. */
import { getContext, setContext } from "svelte";
import { reach } from "../offline/reach.svelte";
import { Connection, type ConnectionState } from "../server/connection";
import { games, rulebook } from "../server/games";
import { rememberLesson } from "../storage/player";
import { rememberTable } from "../storage/tables";
import {
  type Choice,
  type ClauseInfo,
  type FromServer,
  type GameInfo,
  type LessonShown,
  type RefusedMessage,
  type RulebookInfo,
  type SeatView,
  wholeRefusedMessage,
} from "../wire/whole";
import { words } from "../words";
import { CallDraft } from "./asked/call.svelte";
import { buttonChoices, choicesFor, litCards, placeChoices } from "./asked/choices";
import { CurrentHint } from "./asked/hint.svelte";
import { CompanyModel } from "./company/company.svelte";
import { MyHand } from "./hand/myHand.svelte";
import { shiningFor } from "./lesson/lesson";
import { Playback } from "./motion/playback.svelte";

export type Tab =
  | "story"
  | "score"
  | "rules"
  | "deal"
  | "settings"
  | "company"
  | "keys"
  | "moves"
  | "after"
  | "last"
  | "look"
  | "none";

interface Question {
  text: string;
  yes: string;
  move: string;
}

export interface CardMenu {
  card: string;
  choices: Choice[];
  anchor: HTMLElement;
}

const HERE = Symbol("table");

export class TableModel {
  readonly playback = new Playback();
  readonly company = new CompanyModel();
  readonly hint = new CurrentHint(this);
  readonly call = new CallDraft(this);
  readonly hand = new MyHand(this);
  connectionState = $state<ConnectionState>("opening");
  /** Why the connection ended, in a sentence. */
  ended = $state("");
  refusal = $state.raw<RefusedMessage | null>(null);
  question = $state.raw<Question | null>(null);
  menu = $state.raw<CardMenu | null>(null);
  game = $state.raw<GameInfo | null>(null);
  rules = $state.raw<RulebookInfo | null>(null);
  tab = $state<Tab>("none");
  /** The clause at which the rulebook is to be opened. */
  clause = $state("");
  /** After the game: where the same company plays again. */
  nextTable = $state("");
  /** The cards that the button under the pointer is about. */
  pointed = $state.raw<readonly string[]>([]);
  /** The card of mine that hangs over the table, and the player over whom it hangs. */
  lifted = $state.raw<{ card: string; over: "hand" | "cloth" | number } | null>(null);
  /** The key of the pile that is being looked through. */
  looked = $state("");
  /** Where this is a lesson: what is told, and which move is wanted. */
  lesson = $state.raw<LessonShown | null>(null);
  /** How many refusals have come: a card that waits for its answer goes back then. */
  answers = $state(0);
  /** The revision that my last move answered: until another comes, nothing more is sent. */
  #answered = $state(-1);
  /** Every seal that this page was shown, by the round that it was to prove. */
  readonly seals = new Map<number, string>();
  /** The revision that was last shown. */
  #seen = -1;
  readonly #connection: Connection;

  view = $derived(this.playback.view);
  /** My moves, once the table has come to rest; a lesson that is done asks for none. */
  choices = $derived(
    this.view === null || this.playback.busy || this.connectionState !== "open" || this.lesson?.done
      ? []
      : this.view.choices,
  );
  /** When something last changed that everybody could see, by this page's clock. */
  changedAt = $state(performance.now());
  /** This page's clock, as often as it is looked at. */
  clock = $state(performance.now());
  /** For how many seconds whoever is on turn has been waited for. */
  waited = $derived(Math.max(0, Math.floor((this.clock - this.changedAt) / 1000)));
  lit = $derived(litCards(this.choices));
  buttons = $derived(buttonChoices(this.choices, this.hand.cards));
  /** The moves that point at one of somebody's backs, in the order in which they lie. */
  places = $derived(placeChoices(this.choices));
  /** What the lesson, or a hint, wants pressed, once the table has come to rest. */
  shining = $derived(
    shiningFor(
      // A question that is put lies over everything else: its answer is what is to be pressed.
      this.question === null && !this.isAnswered ? (this.lesson?.wants ?? this.hint.now) : null,
      this.choices,
      this.buttons,
    ),
  );
  me = $derived(
    this.view === null || this.view.seat === null
      ? null
      : (this.view.seats.find((s) => s.number === this.view?.seat) ?? null),
  );

  constructor(
    readonly table: string,
    /** The key to the seat that is shown. */
    readonly token: string,
    /** Every key of this device, as its link has them. */
    readonly tokens: string[] = [token],
  ) {
    const also = tokens.filter((other) => other !== token);
    this.#connection = new Connection(table, token, also, {
      message: (message) => this.#hear(message),
      state: (state) => {
        this.connectionState = state;
        if (state === "open") reach.found();
      },
      since: () => this.playback.heard,
    });
  }

  open(): void {
    this.#connection.open();
  }

  /** Hang up; `linger` is for how long (in milliseconds) the others shall not notice it. */
  close(linger = 0): void {
    this.#connection.close(linger);
    this.playback.stop();
    this.company.stop();
  }

  /** Another language was chosen: everything that the server says is asked for again in it. */
  changeLanguage(): void {
    this.playback.retell();
    this.#connection.greet();
    if (this.view) void this.loadGame(this.view.game);
  }

  takeBack(): void {
    this.connectionState = "opening";
    this.#connection.takeBack();
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "view": {
        const view = message.view;
        if (this.game?.name !== view.game) void this.loadGame(view.game);
        this.nextTable = message.next_table;
        this.company.see(message.house, message.request);
        this.hint.allowed = message.may_ask_hint;
        this.lesson = message.lesson;
        if (this.lesson?.done) rememberLesson(this.lesson.game, this.lesson.number);
        this.clock = performance.now();
        this.changedAt = this.clock - message.quiet * 1000;
        this.hand.see(view.round);
        // A seal counts that was shown before anybody could know what it seals.
        if (view.fair && !view.fair.secret)
          this.seals.set(Math.max(1, view.round), view.fair.commitment);
        if (view.fair?.next) this.seals.set(view.round + 1, view.fair.next);
        this.playback.receive(view);
        // Who comes and goes changes nothing at the table: what I have picked stays picked.
        if (view.revision !== this.#seen) {
          this.#seen = view.revision;
          this.refusal = null;
          this.menu = null;
          this.question = null;
          this.pointed = [];
          this.call.drop();
        }
        if (this.token !== "" && view.seat !== null) {
          rememberTable({
            table: this.table,
            token: this.tokens[0] ?? this.token,
            also: this.tokens.slice(1),
            seat: view.seat,
            game: view.game,
            title: view.title,
            company: this.#company(view.seats, view.seat),
            over: view.over || this.lesson?.done === true,
          });
        }
        break;
      }
      case "refused":
        if (this.company.refuses(message.code, message.sentence)) break;
        this.#answered = -1;
        this.call.drop();
        if (message.code !== "stale") this.refusal = message;
        this.answers += 1;
        break;
      case "hinted":
        this.hint.receive(message);
        break;
      case "trouble":
        this.#answered = -1;
        this.answers += 1;
        if (message.final) this.ended = message.sentence;
        else this.#refuse(message.code, message.sentence);
        break;
      case "said":
        this.company.hear(message.lines);
        break;
      case "taken-over":
        this.ended = message.sentence;
        break;
      case "pong":
        break;
    }
  }

  /** Where the same company plays on, with every key of this device. */
  get nextLink(): string {
    const keys = this.tokens.filter(Boolean);
    return `/t/${this.nextTable}${keys.length > 0 ? `#${keys.join(".")}` : ""}`;
  }

  /** Answer somebody who would like to take a move back. */
  consent(seat: number, yes: boolean): void {
    this.#connection.send({ type: "consent", seat, yes });
  }

  /** Say something to the table; whether it went out. */
  speak(text: string, phrase = ""): boolean {
    this.company.silenced = "";
    return this.#connection.send({ type: "say", text, phrase });
  }

  /** Get up and go. */
  leave(): void {
    this.#connection.send({ type: "leave" });
  }

  #company(seats: SeatView[], mine: number): string {
    return seats
      .filter((s) => s.number !== mine && s.kind !== "open")
      .map((s) => s.name)
      .join(", ");
  }

  /** Fetch the names of a game's cards, and its rulebook. */
  async loadGame(name: string): Promise<void> {
    try {
      this.game = (await games()).find((g) => g.name === name) ?? null;
      this.rules = await rulebook(name);
    } catch {
      // Names and clauses are missing then, and the table is still playable by its faces.
    }
  }

  suitOf(id: string): string | undefined {
    return this.game?.cards.find((c) => c.id === id)?.suit;
  }

  cardName = (id: string): string => this.game?.cards.find((c) => c.id === id)?.name ?? id;

  seatName = (seat: number): string =>
    this.view?.seats.find((s) => s.number === seat)?.name ?? String(seat);

  clauseOf = (id: string): ClauseInfo | undefined => this.rules?.clauses.find((c) => c.id === id);

  /** Open the rulebook at a clause. */
  readClause = (id: string): void => {
    this.clause = id;
    this.tab = "rules";
  };

  /** Look through the open cards of a pile. */
  lookAt(zone: string): void {
    this.looked = zone;
    this.tab = "look";
  }

  /** Open a tab beside the table; the rulebook opens where the game stands. */
  turnTo(tab: Tab): void {
    this.clause = "";
    this.tab = tab;
  }

  toggle(tab: Tab): void {
    this.clause = "";
    this.tab = this.tab === tab ? "none" : tab;
  }

  /** A card of mine, or one on the table, was touched. */
  tapCard(card: string, anchor: HTMLElement): void {
    this.refusal = null;
    const open = choicesFor(this.choices, card);
    const [only] = open;
    if (only === undefined) {
      this.menu = null;
      if (this.playback.busy || this.view?.over) return;
      // Every game reads a card alone as the move that one makes with a card.
      this.#connection.send({ type: "why", move: card });
    } else if (open.length === 1) {
      this.choose(only);
    } else {
      this.menu = this.menu?.card === card ? null : { card, choices: open, anchor };
    }
  }

  choose(choice: Choice): void {
    this.menu = null;
    if (choice.sure) {
      this.question = { text: choice.sure, yes: choice.label, move: choice.move };
    } else {
      this.send(choice.move);
    }
  }

  send(move: string): void {
    const view = this.view;
    this.question = null;
    this.menu = null;
    this.refusal = null;
    if (view === null || this.isAnswered) return;
    if (this.#connection.send({ type: "move", move, at: view.revision })) {
      this.#answered = view.revision;
    }
  }

  /** Whether a move has gone out that the table has not yet answered. */
  get isAnswered(): boolean {
    return this.#answered === this.view?.revision;
  }

  /**
   * A card of mine was let go over the cloth, or over a player: the move that it makes there, or
   * why it makes none. Whether a move has gone out.
   */
  dropCard(card: string, seat: number | null, anchor: HTMLElement): boolean {
    if (this.playback.busy) return false;
    const open = choicesFor(this.choices, card);
    const aimed = open.filter((c) => seat !== null && c.seat === seat);
    const free = open.filter((c) => c.seat === null);
    if (open.length > 0 && aimed.length + free.length === 0 && seat !== null) {
      this.#refuse("here", words.table.notThere(this.cardName(card), this.seatName(seat)));
      return false;
    }
    const ways = aimed.length > 0 ? aimed : free.length > 0 ? free : open;
    const [only] = ways;
    if (only === undefined) this.tapCard(card, anchor);
    else if (ways.length === 1) this.choose(only);
    else this.menu = { card, choices: ways, anchor };
    return this.isAnswered;
  }

  #refuse(code: string, sentence: string): void {
    this.refusal = wholeRefusedMessage({ type: "refused", code, sentence });
  }

  /** What would a sound player do? Whoever may not ask is told why. */
  askHint(): void {
    if (this.playback.busy || this.view?.over || this.token === "") return;
    this.#connection.send({ type: "hint" });
  }

  undo(): void {
    if (this.view?.may_undo || this.view?.may_ask_undo) this.#connection.send({ type: "undo" });
  }
}

export const provideTable = (model: TableModel): TableModel => setContext(HERE, model);
export const useTable = (): TableModel => getContext<TableModel>(HERE);
