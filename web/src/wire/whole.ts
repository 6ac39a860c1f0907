/**
 * What goes over the wire, with every field in its place. Written by `make types` from the server's
 * models, their defaults included: do not edit.
 */
import type { components } from "./protocol";

/** As it is sent: without the fields that hold their default. */
export type Sent = components["schemas"];
type Whole<T> = { [Field in keyof T]-?: Whole<T[Field]> };

export type AskHint = Whole<Sent["AskHint"]>;

export type AskMyTables = Whole<Sent["AskMyTables"]>;

export type AskRecord = Whole<Sent["AskRecord"]>;

export type BadRecordMessage = Whole<Sent["BadRecordMessage"]>;

export type BeginLesson = Whole<Sent["BeginLesson"]>;

export type BotInfo = Whole<Sent["BotInfo"]>;

export type BringRecord = Whole<Sent["BringRecord"]>;

export type Calls = Whole<Sent["Calls"]>;
export const wholeCalls = (sent: Sent["Calls"]): Calls => ({ warn: {}, ...sent });

export type CardInfo = Whole<Sent["CardInfo"]>;
export const wholeCardInfo = (sent: Sent["CardInfo"]): CardInfo => ({
  value: null,
  companions: [],
  ...sent,
});

export type Choice = Whole<Sent["Choice"]>;
export const wholeChoice = (sent: Sent["Choice"]): Choice => ({
  cards: [],
  seat: null,
  sure: "",
  place: 0,
  ...sent,
});

export type ClauseInfo = Whole<Sent["ClauseInfo"]>;
export const wholeClauseInfo = (sent: Sent["ClauseInfo"]): ClauseInfo => ({ option: "", ...sent });

export type Consent = Whole<Sent["Consent"]>;

export type DealInfo = Whole<Sent["DealInfo"]>;
export const wholeDealInfo = (sent: Sent["DealInfo"]): DealInfo => ({
  changed_options: [],
  from_position: false,
  ...sent,
});

export type DealtGame = Whole<Sent["DealtGame"]>;
export const wholeDealtGame = (sent: Sent["DealtGame"]): DealtGame => ({
  names: [],
  result: "",
  replay: "",
  this: false,
  ...sent,
});

export type DealtRound = Whole<Sent["DealtRound"]>;
export const wholeDealtRound = (sent: Sent["DealtRound"]): DealtRound => ({
  commitment: "",
  secret: "",
  pack: [],
  draws: [],
  ...sent,
});

export type Drawn = Whole<Sent["Drawn"]>;

export type Evidence = Whole<Sent["Evidence"]>;
export const wholeEvidence = (sent: Sent["Evidence"]): Evidence => ({
  deal: "",
  by_hand: false,
  words: {},
  ...sent,
  rounds: (sent.rounds ?? []).map(wholeDealtRound),
});

export type Fair = Whole<Sent["Fair"]>;
export const wholeFair = (sent: Sent["Fair"]): Fair => ({ secret: "", next: "", ...sent });

export type Fork = Whole<Sent["Fork"]>;

export type FromPage = Whole<Sent["FromPage"]>;

export type FromServer = Whole<Sent["FromServer"]>;
export const wholeFromServer = (sent: Sent["FromServer"]): FromServer =>
  sent.type === "view"
    ? wholeShown(sent)
    : sent.type === "refused"
      ? wholeRefusedMessage(sent)
      : sent.type === "hinted"
        ? wholeHinted(sent)
        : sent.type === "trouble"
          ? wholeTrouble(sent)
          : sent.type === "said"
            ? wholeSaid(sent)
            : sent;

export type GameInfo = Whole<Sent["GameInfo"]>;
export const wholeGameInfo = (sent: Sent["GameInfo"]): GameInfo => ({
  ...sent,
  cards: sent.cards.map(wholeCardInfo),
  options: sent.options.map(wholeOptionInfo),
});

export type GameLessons = Whole<Sent["GameLessons"]>;

export type Hello = Whole<Sent["Hello"]>;

export type Hinted = Whole<Sent["Hinted"]>;
export const wholeHinted = (sent: Sent["Hinted"]): Hinted => ({ cards: [], seat: null, ...sent });

export type House = Whole<Sent["House"]>;
export const wholeHouse = (sent: Sent["House"]): House => ({
  pace: "live",
  spectators: true,
  talk: "chat",
  partners_talk: false,
  stand_in: true,
  hints: false,
  ...sent,
});

export type JoinTable = Whole<Sent["JoinTable"]>;

export type LastTaken = Whole<Sent["LastTaken"]>;
export const wholeLastTaken = (sent: Sent["LastTaken"]): LastTaken => ({ clause: "", ...sent });

export type Leave = Whole<Sent["Leave"]>;

export type LessonInfo = Whole<Sent["LessonInfo"]>;

export type LessonShown = Whole<Sent["LessonShown"]>;
export const wholeLessonShown = (sent: Sent["LessonShown"]): LessonShown => ({
  done: false,
  next: null,
  ...sent,
  wants: sent.wants ? wholeWantedMove(sent.wants) : null,
});

export type MoveMessage = Whole<Sent["MoveMessage"]>;

export type MySeats = Whole<Sent["MySeats"]>;

export type MyTableInfo = Whole<Sent["MyTableInfo"]>;
export const wholeMyTableInfo = (sent: Sent["MyTableInfo"]): MyTableInfo => ({
  ...sent,
  info: wholeTableInfo(sent.info),
});

export type OpenTable = Whole<Sent["OpenTable"]>;

export type OptionInfo = Whole<Sent["OptionInfo"]>;
export const wholeOptionInfo = (sent: Sent["OptionInfo"]): OptionInfo => ({ least: null, ...sent });

export type Ping = Whole<Sent["Ping"]>;

export type PlayAgain = Whole<Sent["PlayAgain"]>;

export type PlayDeal = Whole<Sent["PlayDeal"]>;

export type Pong = Whole<Sent["Pong"]>;

export type RefusedMessage = Whole<Sent["RefusedMessage"]>;
export const wholeRefusedMessage = (sent: Sent["RefusedMessage"]): RefusedMessage => ({
  move: "",
  clauses: [],
  candidates: [],
  ...sent,
});

export type ReplayInfo = Whole<Sent["ReplayInfo"]>;
export const wholeReplayInfo = (sent: Sent["ReplayInfo"]): ReplayInfo => ({
  changed_options: [],
  has_rounds: false,
  over: false,
  result: "",
  comparable: false,
  ...sent,
  seats: sent.seats.map(wholeReplaySeat),
  steps: sent.steps.map(wholeReplayStep),
  score: sent.score ? wholeScoreSheet(sent.score) : null,
});

export type ReplayMade = Whole<Sent["ReplayMade"]>;

export type ReplaySeat = Whole<Sent["ReplaySeat"]>;
export const wholeReplaySeat = (sent: Sent["ReplaySeat"]): ReplaySeat => ({
  bot: "",
  side: null,
  ...sent,
});

export type ReplayStep = Whole<Sent["ReplayStep"]>;
export const wholeReplayStep = (sent: Sent["ReplayStep"]): ReplayStep => ({
  round: 0,
  seat: null,
  ...sent,
});

export type RulebookInfo = Whole<Sent["RulebookInfo"]>;
export const wholeRulebookInfo = (sent: Sent["RulebookInfo"]): RulebookInfo => ({
  ...sent,
  clauses: sent.clauses.map(wholeClauseInfo),
  options: sent.options.map(wholeOptionInfo),
});

export type Said = Whole<Sent["Said"]>;
export const wholeSaid = (sent: Sent["Said"]): Said => ({
  ...sent,
  lines: sent.lines.map(wholeSaidLine),
});

export type SaidLine = Whole<Sent["SaidLine"]>;
export const wholeSaidLine = (sent: Sent["SaidLine"]): SaidLine => ({
  phrase: "",
  text: "",
  ...sent,
});

export type SameDeal = Whole<Sent["SameDeal"]>;
export const wholeSameDeal = (sent: Sent["SameDeal"]): SameDeal => ({
  ...sent,
  games: sent.games.map(wholeDealtGame),
});

export type Say = Whole<Sent["Say"]>;

export type ScoreLine = Whole<Sent["ScoreLine"]>;
export const wholeScoreLine = (sent: Sent["ScoreLine"]): ScoreLine => ({ clause: "", ...sent });

export type ScoreSheet = Whole<Sent["ScoreSheet"]>;
export const wholeScoreSheet = (sent: Sent["ScoreSheet"]): ScoreSheet => ({
  target: "",
  ...sent,
  lines: (sent.lines ?? []).map(wholeScoreLine),
});

export type SeatBot = Whole<Sent["SeatBot"]>;

export type SeatHere = Whole<Sent["SeatHere"]>;

export type SeatTaken = Whole<Sent["SeatTaken"]>;
export const wholeSeatTaken = (sent: Sent["SeatTaken"]): SeatTaken => ({ also: [], ...sent });

export type SeatView = Whole<Sent["SeatView"]>;
export const wholeSeatView = (sent: Sent["SeatView"]): SeatView => ({
  bot: "",
  awaited: false,
  presence: "here",
  kept_by: "",
  on_turn: false,
  is_dealer: false,
  score: 0,
  hand: 0,
  side: null,
  ...sent,
});

export type Shift = Whole<Sent["Shift"]>;
export const wholeShift = (sent: Sent["Shift"]): Shift => ({
  cards: [],
  backs: 0,
  packet: 1,
  ...sent,
});

export type Shown = Whole<Sent["Shown"]>;
export const wholeShown = (sent: Sent["Shown"]): Shown => ({
  next_table: "",
  request: null,
  quiet: 0.0,
  may_ask_hint: false,
  ...sent,
  view: wholeView(sent.view),
  house: wholeHouse(sent.house),
  lesson: sent.lesson ? wholeLessonShown(sent.lesson) : null,
});

export type StoryLine = Whole<Sent["StoryLine"]>;
export const wholeStoryLine = (sent: Sent["StoryLine"]): StoryLine => ({
  seat: null,
  other: null,
  cards: [],
  clause: "",
  amount: 0,
  blind: false,
  ...sent,
  shifts: (sent.shifts ?? []).map(wholeShift),
});

export type TableInfo = Whole<Sent["TableInfo"]>;
export const wholeTableInfo = (sent: Sent["TableInfo"]): TableInfo => ({
  ...sent,
  house: wholeHouse(sent.house),
});

export type TakenOver = Whole<Sent["TakenOver"]>;

export type Trouble = Whole<Sent["Trouble"]>;
export const wholeTrouble = (sent: Sent["Trouble"]): Trouble => ({
  final: false,
  clauses: [],
  ...sent,
});

export type Undo = Whole<Sent["Undo"]>;

export type UndoRequest = Whole<Sent["UndoRequest"]>;

export type ValueInfo = Whole<Sent["ValueInfo"]>;

export type View = Whole<Sent["View"]>;
export const wholeView = (sent: Sent["View"]): View => ({
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
  ...sent,
  seats: sent.seats.map(wholeSeatView),
  choices: (sent.choices ?? []).map((sent) =>
    sent.type === "choice" ? wholeChoice(sent) : sent.type === "calls" ? wholeCalls(sent) : sent,
  ),
  zones: (sent.zones ?? []).map(wholeZone),
  score: sent.score ? wholeScoreSheet(sent.score) : null,
  last_taken: sent.last_taken ? wholeLastTaken(sent.last_taken) : null,
  story: (sent.story ?? []).map(wholeStoryLine),
  fair: sent.fair ? wholeFair(sent.fair) : null,
});

export type WantedMove = Whole<Sent["WantedMove"]>;
export const wholeWantedMove = (sent: Sent["WantedMove"]): WantedMove => ({
  cards: [],
  seat: null,
  ...sent,
});

export type WhyNot = Whole<Sent["WhyNot"]>;

export type Zone = Whole<Sent["Zone"]>;
export const wholeZone = (sent: Sent["Zone"]): Zone => ({
  seat: null,
  cards: [],
  backs: 0,
  note: "",
  laid_by: [],
  ...sent,
});
