/** The server's questions and answers over HTTP. */
import { reach } from "../offline/reach.svelte";
import { settings } from "../settings/settings.svelte";
import {
  type GameInfo,
  type GameLessons,
  type LessonInfo,
  type MineInfo,
  type OpenTable,
  type RulebookInfo,
  type SeatTaken,
  type Sent,
  type TableInfo,
  wholeGameInfo,
  wholeMineInfo,
  wholeRulebookInfo,
  wholeSeatTaken,
  wholeTableInfo,
} from "../wire/whole";
import { words } from "../words";

/** Something went wrong, in a sentence for people. */
export class Sorry extends Error {
  constructor(
    sentence: string,
    readonly code: string = "",
  ) {
    super(sentence);
  }
}

/** What to throw for an answer that is not good; null where there is nothing particular to say. */
type Told = (trouble: Partial<Sent["Trouble"]>) => Sorry | null;

/** Send a request; an answer that is not good is thrown as Sorry. */
export async function send(
  path: string,
  body?: unknown,
  told: Told = () => null,
): Promise<Response> {
  const headers = { "accept-language": settings.language };
  const request: RequestInit =
    body === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(path, request);
    reach.heard(answer);
  } catch {
    reach.missed();
    throw new Sorry(words.trouble.unreachable, "unreachable");
  }
  if (answer.ok) return answer;
  let trouble: Partial<Sent["Trouble"]> | null;
  try {
    trouble = await answer.json();
  } catch {
    throw new Sorry(words.trouble.unreachable, "strange");
  }
  throw (
    (trouble && told(trouble)) ??
    new Sorry(trouble?.sentence ?? words.trouble.strange, trouble?.code ?? "strange")
  );
}

export async function ask<T>(path: string, body?: unknown, told?: Told): Promise<T> {
  const answer = await send(path, body, told);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Sorry(words.trouble.strange, "strange");
  }
}

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const answers = new Map<string, Promise<unknown>>();

/** What does not change while the server runs: asked for once in each language. */
function askOnce<T>(path: string): Promise<T> {
  const key = `${settings.language} ${path}`;
  const known = answers.get(key);
  if (known) return known as Promise<T>;
  const asked = ask<T>(path).catch((why) => {
    answers.delete(key);
    throw why;
  });
  answers.set(key, asked);
  return asked;
}

const GAMES = "/api/games";
const LESSONS = "/api/lessons";
/** The lists that every page of rules or lessons begins with. */
export const listPaths = [GAMES, LESSONS];

/** Every game on offer. */
export const games = (): Promise<GameInfo[]> =>
  askOnce<Sent["GameInfo"][]>(GAMES).then((list) => list.map(wholeGameInfo));

/** Where the rulebook of a game is to be had. */
export const rulebookPath = (game: string): string =>
  `/api/games/${encodeURIComponent(game)}/rulebook`;

/** The rulebook of one game. */
export const rulebook = (game: string): Promise<RulebookInfo> =>
  askOnce<Sent["RulebookInfo"]>(rulebookPath(game)).then(wholeRulebookInfo);

export const openTable = (wish: OpenTable): Promise<SeatTaken> =>
  ask<Sent["SeatTaken"]>("/api/tables", wish).then(wholeSeatTaken);

/** The lessons of one game, in their order. */
export async function lessonsOf(game: string): Promise<LessonInfo[]> {
  const all = await askOnce<GameLessons[]>(LESSONS);
  return all.find((one) => one.game === game)?.lessons ?? [];
}

export const beginLesson = (game: string, number: number, name: string): Promise<SeatTaken> =>
  ask<Sent["SeatTaken"]>(`/api/lessons/${encodeURIComponent(game)}/${number}`, {
    name,
  } satisfies Sent["BeginLesson"]).then(wholeSeatTaken);

export const tableInfo = (id: string): Promise<TableInfo> =>
  ask<Sent["TableInfo"]>(table(id)).then(wholeTableInfo);

/** How the tables stand at which this browser sits; the keys go in the body. */
export const myTablesNow = (places: Sent["MyPlace"][]): Promise<MineInfo[]> =>
  ask<Sent["MineInfo"][]>("/api/mine", { places } satisfies Sent["AskMine"]).then((list) =>
    list.map(wholeMineInfo),
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

const cardFile = (sheet: string, card: string): string =>
  `/cards/${encodeURIComponent(sheet)}/${encodeURIComponent(card)}.svg`;

/** The face of a card, with the marks that were chosen; in a fan for the left hand cut for it. */
export function faceOf(sheet: string, card: string, leftFan = false): string {
  const cut = [settings.on.marks ? "marks=strong" : "", leftFan ? "hand=left" : ""].filter(Boolean);
  return cardFile(sheet, card) + (cut.length > 0 ? `?${cut.join("&")}` : "");
}

export const backOf = (sheet: string): string => cardFile(sheet, "back");
