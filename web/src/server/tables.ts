/** Tables: to open and to join, as they stand, and what is left of a game when it is over. */
import {
  type Evidence,
  type MyTableInfo,
  type OpenTable,
  type ReplayMade,
  type SameDeal,
  type SeatTaken,
  type Sent,
  type TableInfo,
  wholeEvidence,
  wholeMyTableInfo,
  wholeSameDeal,
  wholeSeatTaken,
  wholeTableInfo,
} from "../wire/whole";
import { ask, send } from "./http";

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const openTable = (wish: OpenTable): Promise<SeatTaken> =>
  ask<Sent["SeatTaken"]>("/api/tables", wish).then(wholeSeatTaken);

export const beginLesson = (game: string, number: number, name: string): Promise<SeatTaken> =>
  ask<Sent["SeatTaken"]>(`/api/lessons/${encodeURIComponent(game)}/${number}`, {
    name,
  } satisfies Sent["BeginLesson"]).then(wholeSeatTaken);

export const tableInfo = (id: string): Promise<TableInfo> =>
  ask<Sent["TableInfo"]>(table(id)).then(wholeTableInfo);

/** How the tables stand at which this browser sits; the keys go in the body. */
export const myTablesNow = (places: Sent["MySeats"][]): Promise<MyTableInfo[]> =>
  ask<Sent["MyTableInfo"][]>("/api/mine", { places } satisfies Sent["AskMyTables"]).then((list) =>
    list.map(wholeMyTableInfo),
  );

export const joinTable = (id: string, name: string): Promise<SeatTaken> =>
  ask<Sent["SeatTaken"]>(`${table(id)}/join`, { name } satisfies Sent["JoinTable"]).then(
    wholeSeatTaken,
  );

export const seatBot = (id: string, token: string, seat: number, bot: string): Promise<TableInfo> =>
  ask<Sent["TableInfo"]>(`${table(id)}/bots`, {
    token,
    seat,
    bot,
  } satisfies Sent["SeatBot"]).then(wholeTableInfo);

/** The tokens of this device, my own first: another game with the same company. */
export const playAgain = (id: string, tokens: string[], sameDeal: boolean): Promise<SeatTaken> =>
  ask<Sent["SeatTaken"]>(`${table(id)}/again`, {
    token: tokens[0] ?? "",
    also: tokens.slice(1),
    same_deal: sameDeal,
  } satisfies Sent["PlayAgain"]).then(wholeSeatTaken);

export const qrCode = (id: string): string => `${table(id)}/qr.svg`;

/** The record of a finished game, as text. */
export async function recordOf(id: string, token: string): Promise<string> {
  const answer = await send(`${table(id)}/record`, { token } satisfies Sent["AskRecord"]);
  return answer.text();
}

/** Make a replay of a finished game at which I sat. */
export const shareGame = (id: string, token: string): Promise<ReplayMade> =>
  ask(`${table(id)}/replay`, { token } satisfies Sent["AskRecord"]);

export const tableEvidence = async (id: string, token: string): Promise<Evidence> =>
  wholeEvidence(await ask(`${table(id)}/evidence`, { token } satisfies Sent["AskRecord"]));

/** Every game of the deal of a finished game at which I sat. */
export const sameDeal = async (id: string, token: string): Promise<SameDeal> =>
  wholeSameDeal(await ask(`${table(id)}/same`, { token } satisfies Sent["AskRecord"]));
