/** The games on offer, their rulebooks and their lessons. */
import {
  type GameInfo,
  type GameLessons,
  type LessonInfo,
  type RulebookInfo,
  type Sent,
  wholeGameInfo,
  wholeRulebookInfo,
} from "../wire/whole";
import { askOnce } from "./http";

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

/** The lessons of one game, in their order. */
export async function lessonsOf(game: string): Promise<LessonInfo[]> {
  const all = await askOnce<GameLessons[]>(LESSONS);
  return all.find((one) => one.game === game)?.lessons ?? [];
}
