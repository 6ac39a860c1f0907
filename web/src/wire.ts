/**
 * What goes over the wire, made whole. The server leaves out every field that holds its default;
 * here each is put back once, so that nothing else on the page asks whether a field is there.
 */
import type { components } from "./protocol";

type Schemas = components["schemas"];

export type Zone = Required<Schemas["Zone"]>;
export type Choice = Required<Schemas["Choice"]>;
export type Calls = Required<Schemas["Calls"]>;
export type Shift = Required<Schemas["Shift"]>;
export type Line = Required<Omit<Schemas["Line"], "shifts">> & { shifts: Shift[] };
export type ScoreLine = Required<Schemas["ScoreLine"]>;
export type ScoreSheet = Required<Omit<Schemas["ScoreSheet"], "lines">> & { lines: ScoreLine[] };
export type SeatView = Required<Schemas["SeatView"]>;
export type LastTaken = Required<Schemas["LastTaken"]>;
export type Fair = Required<Schemas["Fair"]>;
type Whole = Required<Schemas["View"]>;
export type View = Omit<
  Whole,
  "seats" | "choices" | "zones" | "score" | "last_taken" | "story" | "fair"
> & {
  seats: SeatView[];
  choices: (Choice | Calls)[];
  zones: Zone[];
  score: ScoreSheet | null;
  last_taken: LastTaken | null;
  story: Line[];
  fair: Fair | null;
};

export type CardInfo = Required<Schemas["CardInfo"]>;
export type OptionInfo = Required<Schemas["OptionInfo"]>;
export type GameInfo = Omit<Schemas["GameInfo"], "cards" | "options"> & {
  cards: CardInfo[];
  options: OptionInfo[];
};
export type ClauseInfo = Required<Schemas["ClauseInfo"]>;
export type RulebookInfo = Omit<Schemas["RulebookInfo"], "clauses" | "options"> & {
  clauses: ClauseInfo[];
  options: OptionInfo[];
};
export type Refused = Required<Schemas["RefusedMessage"]>;
export type Hinted = Required<Schemas["Hinted"]>;
export type Trouble = Required<Schemas["Trouble"]>;
export type TakenOver = Schemas["TakenOver"];
export type Wanted = Required<Schemas["WantedMove"]>;
export type Lesson = Required<Omit<Schemas["LessonShown"], "wants">> & { wants: Wanted | null };
export type LessonInfo = Schemas["LessonInfo"];
export type GameLessons = Schemas["GameLessons"];
export type SeatTaken = Required<Schemas["SeatTaken"]>;
export type House = Required<Schemas["House"]>;
export type TableInfo = Omit<Schemas["TableInfo"], "house"> & { house: House };
export type OpenTable = Required<Omit<Schemas["OpenTable"], "house">> & { house: House | null };
export type MineInfo = Omit<Schemas["MineInfo"], "info"> & { info: TableInfo };
export type UndoRequest = Schemas["UndoRequest"];
export type SaidLine = Required<Schemas["SaidLine"]>;

export type FromPage =
  | Required<Schemas["Hello"]>
  | Schemas["MoveMessage"]
  | Schemas["WhyNot"]
  | Schemas["Undo"]
  | Schemas["Consent"]
  | Schemas["Say"]
  | Schemas["Leave"]
  | Schemas["AskHint"]
  | Schemas["Ping"];

export type FromServer =
  | {
      type: "view";
      view: View;
      house: House;
      next_table: string;
      quiet: number;
      request: UndoRequest | null;
      may_ask_hint: boolean;
      lesson: Lesson | null;
    }
  | Refused
  | Hinted
  | Trouble
  | TakenOver
  | { type: "said"; lines: SaidLine[] }
  | Schemas["Pong"];

const zone = (z: Schemas["Zone"]): Zone => ({
  seat: null,
  cards: [],
  backs: 0,
  note: "",
  laid_by: [],
  ...z,
});

const choice = (c: Schemas["Choice"] | Schemas["Calls"]): Choice | Calls =>
  c.type === "calls" ? { warn: {}, ...c } : { cards: [], seat: null, sure: "", place: 0, ...c };

export const line = (l: Schemas["Line"]): Line => ({
  seat: null,
  other: null,
  cards: [],
  clause: "",
  amount: 0,
  blind: false,
  ...l,
  shifts: (l.shifts ?? []).map((s) => ({ cards: [], backs: 0, packet: 1, ...s })),
});

export const scoreSheet = (s: Schemas["ScoreSheet"]): ScoreSheet => ({
  target: "",
  ...s,
  lines: (s.lines ?? []).map((l) => ({ clause: "", ...l })),
});

const seat = (s: Schemas["SeatView"]): SeatView => ({
  bot: "",
  awaited: false,
  presence: "here",
  kept_by: "",
  on_turn: false,
  is_dealer: false,
  score: 0,
  hand: 0,
  side: null,
  ...s,
});

/** A view with every field in its place. */
export function wholeView(v: Schemas["View"]): View {
  return {
    changed_options: [],
    round: 0,
    has_rounds: false,
    prompt: "",
    in_force: [],
    story_from: 0,
    story_kept: 0,
    result: "",
    known_deal: "",
    from_position: false,
    chosen_dealer: null,
    may_undo: false,
    may_ask_undo: false,
    ...v,
    seats: v.seats.map(seat),
    choices: (v.choices ?? []).map(choice),
    zones: (v.zones ?? []).map(zone),
    score: v.score ? scoreSheet(v.score) : null,
    last_taken: v.last_taken ? { clause: "", ...v.last_taken } : null,
    story: (v.story ?? []).map(line),
    fair: v.fair ? { secret: "", next: "", ...v.fair } : null,
  };
}

/** How a table is kept, with every field in its place. */
export const wholeHouse = (h: Schemas["House"]): House => ({
  pace: "live",
  spectators: true,
  talk: "chat",
  partners_talk: false,
  stand_in: true,
  hints: false,
  ...h,
});

/** A seat taken, with every field in its place. */
export const wholeSeat = (s: Schemas["SeatTaken"]): SeatTaken => ({ also: [], ...s });

/** A table as one sees it who has only the link. */
export const wholeInfo = (i: Schemas["TableInfo"]): TableInfo => ({
  ...i,
  house: wholeHouse(i.house),
});

const option = (o: Schemas["OptionInfo"]): OptionInfo => ({ least: null, ...o });

/** A game as the front page offers it, with every field in its place. */
export function wholeGame(g: Schemas["GameInfo"]): GameInfo {
  return {
    ...g,
    cards: g.cards.map((c) => ({ value: null, companions: [], ...c })),
    options: g.options.map(option),
  };
}

/** A rulebook with every field in its place. */
export function wholeRulebook(r: Schemas["RulebookInfo"]): RulebookInfo {
  return {
    ...r,
    clauses: r.clauses.map((c) => ({ option: "", ...c })),
    options: r.options.map(option),
  };
}

const wholeLesson = (l: Schemas["LessonShown"]): Lesson => ({
  done: false,
  next: null,
  ...l,
  wants: l.wants ? { cards: [], seat: null, ...l.wants } : null,
});

type Raw =
  | Schemas["Shown"]
  | Schemas["RefusedMessage"]
  | Schemas["Hinted"]
  | Schemas["Trouble"]
  | Schemas["TakenOver"]
  | Schemas["Said"]
  | Schemas["Pong"];

/** One message of the server, read; null if it is none that this page knows. */
export function readMessage(text: string): FromServer | null {
  let raw: Raw;
  try {
    raw = JSON.parse(text) as Raw;
  } catch {
    return null;
  }
  switch (raw?.type) {
    case "view":
      return {
        type: "view",
        view: wholeView(raw.view),
        house: wholeHouse(raw.house),
        next_table: raw.next_table ?? "",
        request: raw.request ?? null,
        quiet: raw.quiet ?? 0,
        may_ask_hint: raw.may_ask_hint ?? false,
        lesson: raw.lesson ? wholeLesson(raw.lesson) : null,
      };
    case "refused":
      return { move: "", clauses: [], candidates: [], ...raw };
    case "hinted":
      return { cards: [], seat: null, ...raw };
    case "trouble":
      return { final: false, clauses: [], ...raw };
    case "said":
      return { type: "said", lines: raw.lines.map((l) => ({ phrase: "", text: "", ...l })) };
    case "taken-over":
    case "pong":
      return raw;
    default:
      return null;
  }
}
