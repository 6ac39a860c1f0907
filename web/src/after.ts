/** What is asked of the server when a game is over, and how it answers. */
import { ask, Sorry, send, table } from "./api";
import type { components } from "./protocol";
import {
  type ScoreSheet,
  type SeatTaken,
  scoreSheet,
  type View,
  wholeSeat,
  wholeView,
} from "./wire";

type Schemas = components["schemas"];

export type ReplaySeat = Required<Schemas["ReplaySeat"]>;
export type ReplayStep = Required<Schemas["ReplayStep"]>;
export type ReplayInfo = Required<Omit<Schemas["ReplayInfo"], "seats" | "steps" | "score">> & {
  seats: ReplaySeat[];
  steps: ReplayStep[];
  score: ScoreSheet | null;
};
export type DealtRound = Required<Schemas["DealtRound"]>;
export type Evidence = Required<Omit<Schemas["Evidence"], "rounds">> & { rounds: DealtRound[] };
export type DealtGame = Required<Schemas["DealtGame"]>;
export type SameDeal = { link: string; games: DealtGame[] };
export type DealInfo = Required<Schemas["DealInfo"]>;

/** As whom one looks: in a seat, as a watcher, or with all hands up. */
export type Who = number | "watch" | "open";

const replay = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;
const deal = (id: string): string => `/api/deals/${encodeURIComponent(id)}`;

/** The evidence of a game, with every field in its place. */
export const wholeEvidence = (e: Schemas["Evidence"]): Evidence => ({
  deal: "",
  by_hand: false,
  words: {},
  ...e,
  rounds: (e.rounds ?? []).map((r) => ({
    commitment: "",
    secret: "",
    pack: [],
    draws: [],
    ...r,
  })),
});

const wholeSame = (s: Schemas["SameDeal"]): SameDeal => ({
  ...s,
  games: s.games.map((g) => ({ names: [], result: "", replay: "", this: false, ...g })),
});

/** Make a replay of a finished game at which I sat. */
export const shareGame = (id: string, token: string): Promise<Schemas["ReplayMade"]> =>
  ask(`${table(id)}/replay`, { token } satisfies Schemas["AskRecord"]);

/** A record that cannot be shown, with the line at fault. */
export class BadRecord extends Sorry {
  constructor(readonly told: Schemas["BadRecordMessage"]) {
    super(told.sentence, told.code);
  }
}

/** Bring a record to be looked at; a damaged one is thrown as BadRecord. */
export async function bringRecord(text: string): Promise<Schemas["ReplayMade"]> {
  return ask("/api/replays", { text } satisfies Schemas["BringRecord"], (told) =>
    "line" in told ? new BadRecord(told as Schemas["BadRecordMessage"]) : null,
  );
}

export async function replayInfo(id: string): Promise<ReplayInfo> {
  const info = await ask<Schemas["ReplayInfo"]>(replay(id));
  return {
    changed_options: [],
    has_rounds: false,
    over: false,
    result: "",
    comparable: false,
    ...info,
    seats: info.seats.map((s) => ({ bot: "", side: null, ...s })),
    steps: info.steps.map((s) => ({ round: 0, seat: null, ...s })),
    score: info.score ? scoreSheet(info.score) : null,
  };
}

/** One step of a game as somebody saw it, with the story from line `since` on. */
export async function replayView(id: string, step: number, who: Who, since = 0): Promise<View> {
  const asked = `${replay(id)}/at/${step}?seat=${who}&since=${since}`;
  return wholeView(await ask<Schemas["View"]>(asked));
}

/** The record of a replay, as text. */
export const replayRecord = async (id: string): Promise<string> =>
  (await send(`${replay(id)}/record`)).text();

export const replayEvidence = async (id: string): Promise<Evidence> =>
  wholeEvidence(await ask(`${replay(id)}/evidence`));

export const tableEvidence = async (id: string, token: string): Promise<Evidence> =>
  wholeEvidence(await ask(`${table(id)}/evidence`, { token } satisfies Schemas["AskRecord"]));

/** Play on from a step, in a seat of mine, against bots. */
export const fork = async (id: string, wish: Schemas["Fork"]): Promise<SeatTaken> =>
  wholeSeat(await ask(`${replay(id)}/fork`, wish));

/** Every game of the deal of a finished game at which I sat. */
export const sameDeal = async (id: string, token: string): Promise<SameDeal> =>
  wholeSame(await ask(`${table(id)}/same`, { token } satisfies Schemas["AskRecord"]));

/** The same for one who holds the link to a replay. */
export const sameDealOf = async (id: string): Promise<SameDeal> =>
  wholeSame(await ask(`${replay(id)}/same`));

export const dealInfo = async (id: string): Promise<DealInfo> => ({
  changed_options: [],
  from_position: false,
  ...(await ask<Schemas["DealInfo"]>(deal(id))),
});

export const playDeal = async (id: string, wish: Schemas["PlayDeal"]): Promise<SeatTaken> =>
  wholeSeat(await ask(`${deal(id)}/play`, wish));
