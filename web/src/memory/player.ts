/** What this browser knows of whoever plays here: a name, and the lessons that were seen to the end. */
import { browserStore, keepText, keptText, type Store } from "./store";

const NAME = "parlour.name";
const LEARNT = "parlour.lessons";

export const myName = (store: Store = browserStore()): string => keptText(NAME, store);

export function rememberName(name: string, store: Store = browserStore()): void {
  keepText(NAME, name.trim(), store);
}

const learnt = (store: Store): string[] => keptText(LEARNT, store).split(" ").filter(Boolean);

/** Whether this browser has seen the end of a lesson. */
export const isLearnt = (game: string, number: number, store: Store = browserStore()): boolean =>
  learnt(store).includes(`${game}/${number}`);

export function rememberLesson(game: string, number: number, store: Store = browserStore()): void {
  keepText(LEARNT, [...new Set([...learnt(store), `${game}/${number}`])].join(" "), store);
}
