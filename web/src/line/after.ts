/** What is asked of the server when a game is over, and how it answers. */

import {
  type DealInfo,
  type Evidence,
  type ReplayInfo,
  type SameDeal,
  type SeatTaken,
  type Sent,
  type View,
  wholeDealInfo,
  wholeEvidence,
  wholeReplayInfo,
  wholeSameDeal,
  wholeSeatTaken,
  wholeView,
} from "../wire/whole";
import { ask, Sorry, send, table } from "./api";

/** As whom one looks: in a seat, as a watcher, or with all hands up. */
export type Who = number | "watch" | "open";

const replay = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;
const deal = (id: string): string => `/api/deals/${encodeURIComponent(id)}`;

/** Make a replay of a finished game at which I sat. */
export const shareGame = (id: string, token: string): Promise<Sent["ReplayMade"]> =>
  ask(`${table(id)}/replay`, { token } satisfies Sent["AskRecord"]);

/** A record that cannot be shown, with the line at fault. */
export class BadRecord extends Sorry {
  constructor(readonly told: Sent["BadRecordMessage"]) {
    super(told.sentence, told.code);
  }
}

/** Bring a record to be looked at; a damaged one is thrown as BadRecord. */
export async function bringRecord(text: string): Promise<Sent["ReplayMade"]> {
  return ask("/api/replays", { text } satisfies Sent["BringRecord"], (told) =>
    "line" in told ? new BadRecord(told as Sent["BadRecordMessage"]) : null,
  );
}

export const replayInfo = async (id: string): Promise<ReplayInfo> =>
  wholeReplayInfo(await ask(replay(id)));

/** One step of a game as somebody saw it, with the story from line `since` on. */
export async function replayView(id: string, step: number, who: Who, since = 0): Promise<View> {
  const asked = `${replay(id)}/at/${step}?seat=${who}&since=${since}`;
  return wholeView(await ask(asked));
}

/** The record of a replay, as text. */
export const replayRecord = async (id: string): Promise<string> =>
  (await send(`${replay(id)}/record`)).text();

export const replayEvidence = async (id: string): Promise<Evidence> =>
  wholeEvidence(await ask(`${replay(id)}/evidence`));

export const tableEvidence = async (id: string, token: string): Promise<Evidence> =>
  wholeEvidence(await ask(`${table(id)}/evidence`, { token } satisfies Sent["AskRecord"]));

/** Play on from a step, in a seat of mine, against bots. */
export const fork = async (id: string, wish: Sent["Fork"]): Promise<SeatTaken> =>
  wholeSeatTaken(await ask(`${replay(id)}/fork`, wish));

/** Every game of the deal of a finished game at which I sat. */
export const sameDeal = async (id: string, token: string): Promise<SameDeal> =>
  wholeSameDeal(await ask(`${table(id)}/same`, { token } satisfies Sent["AskRecord"]));

/** The same for one who holds the link to a replay. */
export const sameDealOf = async (id: string): Promise<SameDeal> =>
  wholeSameDeal(await ask(`${replay(id)}/same`));

export const dealInfo = async (id: string): Promise<DealInfo> => wholeDealInfo(await ask(deal(id)));

export const playDeal = async (id: string, wish: Sent["PlayDeal"]): Promise<SeatTaken> =>
  wholeSeatTaken(await ask(`${deal(id)}/play`, wish));
