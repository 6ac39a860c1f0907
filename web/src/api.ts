/** The server's questions and answers over HTTP. */
import { reach } from "./offline/reach.svelte";
import type { components } from "./protocol";
import { settings } from "./settings.svelte";
import {
  type GameInfo,
  type GameLessons,
  type LessonInfo,
  type OpenTable,
  type RulebookInfo,
  type SeatTaken,
  type TableInfo,
  wholeGame,
  wholeInfo,
  wholeRulebook,
  wholeSeat,
} from "./wire";
import { words } from "./words";

type Schemas = components["schemas"];

/** Something went wrong, in a sentence for people. */
export class Sorry extends Error {
  constructor(
    sentence: string,
    readonly code: string = "",
  ) {
    super(sentence);
  }
}

/** Send a request; an answer that is not good is thrown as Sorry. */
async function send(path: string, body?: unknown): Promise<Response> {
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
  let trouble: Partial<Schemas["Trouble"]> | null;
  try {
    trouble = await answer.json();
  } catch {
    throw new Sorry(words.trouble.unreachable, "strange");
  }
  throw new Sorry(trouble?.sentence ?? words.trouble.strange, trouble?.code ?? "strange");
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await send(path, body);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Sorry(words.trouble.strange, "strange");
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

let gamesAsked: Promise<GameInfo[]> | null = null;

/** Every game on offer; asked for once. */
export function games(): Promise<GameInfo[]> {
  gamesAsked ??= ask<Schemas["GameInfo"][]>("/api/games").then(
    (list) => list.map(wholeGame),
    (why) => {
      gamesAsked = null;
      throw why;
    },
  );
  return gamesAsked;
}

const rulebooks = new Map<string, Promise<RulebookInfo>>();

/** Where the rulebook of a game is to be had. */
export const rulebookPath = (game: string): string =>
  `/api/games/${encodeURIComponent(game)}/rulebook`;

/** The rulebook of one game; asked for once. */
export function rulebook(game: string): Promise<RulebookInfo> {
  const known = rulebooks.get(game);
  if (known) return known;
  const asked = ask<Schemas["RulebookInfo"]>(rulebookPath(game)).then(wholeRulebook, (why) => {
    rulebooks.delete(game);
    throw why;
  });
  rulebooks.set(game, asked);
  return asked;
}

export const openTable = (wish: OpenTable): Promise<SeatTaken> =>
  ask<Schemas["SeatTaken"]>("/api/tables", wish).then(wholeSeat);

let lessonsAsked: Promise<GameLessons[]> | null = null;

/** The lessons of one game, in their order. */
export async function lessonsOf(game: string): Promise<LessonInfo[]> {
  lessonsAsked ??= ask<GameLessons[]>("/api/lessons").catch((why) => {
    lessonsAsked = null;
    throw why;
  });
  return (await lessonsAsked).find((one) => one.game === game)?.lessons ?? [];
}

export const beginLesson = (game: string, number: number, name: string): Promise<SeatTaken> =>
  ask<Schemas["SeatTaken"]>(`/api/lessons/${encodeURIComponent(game)}/${number}`, {
    name,
  } satisfies Schemas["BeginLesson"]).then(wholeSeat);

export const tableInfo = (id: string): Promise<TableInfo> =>
  ask<Schemas["TableInfo"]>(table(id)).then(wholeInfo);

export const joinTable = (id: string, name: string): Promise<SeatTaken> =>
  ask<Schemas["SeatTaken"]>(`${table(id)}/join`, { name } satisfies Schemas["JoinTable"]).then(
    wholeSeat,
  );

export const seatBot = (id: string, token: string, seat: number, bot: string): Promise<TableInfo> =>
  ask<Schemas["TableInfo"]>(`${table(id)}/bots`, {
    token,
    seat,
    bot,
  } satisfies Schemas["SeatBot"]).then(wholeInfo);

/** The tokens of this device, my own first: another game with the same company. */
export const playAgain = (id: string, tokens: string[], sameDeal: boolean): Promise<SeatTaken> =>
  ask<Schemas["SeatTaken"]>(`${table(id)}/again`, {
    token: tokens[0] ?? "",
    also: tokens.slice(1),
    same_deal: sameDeal,
  } satisfies Schemas["PlayAgain"]).then(wholeSeat);

export const qrCode = (id: string): string => `${table(id)}/qr.svg`;

/** The record of a finished game, as text. */
export async function recordOf(id: string, token: string): Promise<string> {
  const answer = await send(`${table(id)}/record`, { token } satisfies Schemas["AskRecord"]);
  return answer.text();
}

export const faceOf = (sheet: string, card: string): string =>
  `/cards/${encodeURIComponent(sheet)}/${encodeURIComponent(card)}.svg`;

export const backOf = (sheet: string): string => faceOf(sheet, "back");
