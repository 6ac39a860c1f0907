/** What this browser knows of whoever plays here: a name, and the lessons that were seen to the end. */
import { browserStore, readText, type Store, writeText } from "./storage";

const NAME = "parlour.name";
const LEARNT = "parlour.lessons";

export const myName = (store: Store = browserStore()): string => readText(NAME, store);

export function rememberName(name: string, store: Store = browserStore()): void {
  writeText(NAME, name.trim(), store);
}

const learnt = (store: Store): string[] => readText(LEARNT, store).split(" ").filter(Boolean);

/** Whether this browser has seen the end of a lesson. */
export const isLearnt = (game: string, number: number, store: Store = browserStore()): boolean =>
  learnt(store).includes(`${game}/${number}`);

export function rememberLesson(game: string, number: number, store: Store = browserStore()): void {
  writeText(LEARNT, [...new Set([...learnt(store), `${game}/${number}`])].join(" "), store);
}
