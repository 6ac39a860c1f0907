/** Games to be looked at again, and deals to be played again. */
import type { Viewer } from "../address/route";
import {
  type BadRecordMessage,
  type DealInfo,
  type Evidence,
  type Fork,
  type PlayDeal,
  type ReplayInfo,
  type ReplayMade,
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
import { ask, Sorry, send } from "./http";

const replay = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;
const deal = (id: string): string => `/api/deals/${encodeURIComponent(id)}`;

/** A record that cannot be shown, with the line at fault. */
export class BadRecord extends Sorry {
  constructor(readonly told: BadRecordMessage) {
    super(told.sentence, told.code);
  }
}

/** Bring a record to be looked at; a damaged one is thrown as BadRecord. */
export async function bringRecord(text: string): Promise<ReplayMade> {
  return ask("/api/replays", { text } satisfies Sent["BringRecord"], (told) =>
    "line" in told ? new BadRecord(told as BadRecordMessage) : null,
  );
}

export const replayInfo = async (id: string): Promise<ReplayInfo> =>
  wholeReplayInfo(await ask(replay(id)));

/** One step of a game as somebody saw it, with the story from line `since` on. */
export async function replayView(id: string, step: number, who: Viewer, since = 0): Promise<View> {
  const asked = `${replay(id)}/at/${step}?seat=${who}&since=${since}`;
  return wholeView(await ask(asked));
}

/** The record of a replay, as text. */
export const replayRecord = async (id: string): Promise<string> =>
  (await send(`${replay(id)}/record`)).text();

export const replayEvidence = async (id: string): Promise<Evidence> =>
  wholeEvidence(await ask(`${replay(id)}/evidence`));

/** Play on from a step, in a seat of mine, against bots. */
export const fork = async (id: string, wish: Fork): Promise<SeatTaken> =>
  wholeSeatTaken(await ask(`${replay(id)}/fork`, wish));

/** Every game of the deal of a replay, for one who holds the link to it. */
export const sameDealOf = async (id: string): Promise<SameDeal> =>
  wholeSameDeal(await ask(`${replay(id)}/same`));

export const dealInfo = async (id: string): Promise<DealInfo> => wholeDealInfo(await ask(deal(id)));

export const playDeal = async (id: string, wish: PlayDeal): Promise<SeatTaken> =>
  wholeSeatTaken(await ask(`${deal(id)}/play`, wish));
