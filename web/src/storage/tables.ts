/** The tables at which this browser sits, with the keys to its seats there. */
import type { SeatTaken } from "../wire/whole";
import { browserStore, readText, type Store, writeText } from "./storage";

export interface MyTable {
  table: string;
  token: string;
  /** The keys of the others at this device. */
  also: string[];
  seat: number;
  game: string;
  title: string;
  /** Who else sits there, in words; filled in as soon as the table has been seen. */
  company: string;
  invite: string;
  over: boolean;
  /** When it was last looked at, in milliseconds. */
  seen: number;
}

const TABLES = "parlour.tables";
const MOST = 24;

const BLANK = {
  also: [],
  seat: 0,
  game: "",
  title: "",
  company: "",
  invite: "",
  over: false,
  seen: 0,
} satisfies Omit<MyTable, "table" | "token">;

const isTable = (it: unknown): it is MyTable => {
  const t = it as Partial<MyTable> | null;
  return typeof t?.table === "string" && typeof t.token === "string" && t.table !== "";
};

export function myTables(store: Store = browserStore()): MyTable[] {
  let kept: unknown;
  try {
    kept = JSON.parse(readText(TABLES, store) || "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(isTable)
    .map((t) => ({ ...BLANK, ...t }))
    .sort((a, b) => b.seen - a.seen);
}

function keep(tables: MyTable[], store: Store): void {
  writeText(TABLES, JSON.stringify(tables.slice(0, MOST)), store);
}

/** Remember a table, or what has changed at it; the one last seen comes first. */
export function rememberTable(
  table: Partial<MyTable> & Pick<MyTable, "table" | "token">,
  now: number = Date.now(),
  store: Store = browserStore(),
): void {
  const tables = myTables(store);
  const old = tables.find((t) => t.table === table.table && t.token === table.token);
  const rest = tables.filter((t) => t !== old);
  keep([{ ...BLANK, ...old, ...table, seen: now }, ...rest], store);
}

export function forgetTable(table: string, token: string, store: Store = browserStore()): void {
  keep(
    myTables(store).filter((t) => !(t.table === table && t.token === token)),
    store,
  );
}

/** Remember the seats that were just taken here. */
export function rememberSeat(seat: SeatTaken, game: string, title: string): void {
  const also = seat.also.map((other) => other.token);
  rememberTable({ ...seat, also, game, title });
}

/** Where to go on: the table with every key of this device. */
export const linkTo = (t: Pick<MyTable, "table" | "token" | "also">): string =>
  `/t/${t.table}#${[t.token, ...t.also].join(".")}`;

/** The seat this browser holds at a table, if it holds one. */
export const seatAt = (table: string, store: Store = browserStore()): MyTable | undefined =>
  myTables(store).find((t) => t.table === table);
