/** The page's addresses. A table's fragment is the key to a seat and is left alone. */

/** As whom one looks at a replay: in a seat, as a watcher, or with all hands up. */
export type Viewer = number | "watch" | "open";

export type Route =
  | { at: "front" }
  | { at: "new"; game: string }
  | { at: "learn"; game: string }
  | { at: "table"; table: string; tokens: string[] }
  | { at: "replay"; replay: string; move: number; seat: Viewer | null }
  | { at: "deal"; deal: string }
  | { at: "rules"; game: string; clause: string };

const word = (text: string | undefined): string => {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
};

/** As whom a replay's address looks; null where it does not say. */
function whoOf(text: string | null): Viewer | null {
  if (text === "watch" || text === "open") return text;
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

export const replayPath = (id: string, move: number, seat: Viewer): string =>
  `/r/${encodeURIComponent(id)}?move=${move}&seat=${seat}`;

/** Whether a link leads nowhere but to the machine on which it is opened. */
export function isHereOnly(link: string): boolean {
  const host = new URL(link, "http://localhost").hostname;
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

type Place = Pick<Location, "pathname" | "hash"> & Partial<Pick<Location, "search">>;

export function routeOf(place: Place): Route {
  const [first, second] = place.pathname.split("/").filter((part) => part !== "");
  const name = word(second);
  const fragment = word(place.hash.slice(1));
  if (first === "t" && name !== "") {
    return { at: "table", table: name, tokens: fragment.split(".").filter(Boolean) };
  }
  if (first === "r" && name !== "") {
    const asked = new URLSearchParams(place.search ?? "");
    const move = Number(asked.get("move") ?? 0);
    const isStep = Number.isInteger(move) && move >= 0;
    return {
      at: "replay",
      replay: name,
      move: isStep ? move : 0,
      seat: whoOf(asked.get("seat")),
    };
  }
  if (first === "d" && name !== "") return { at: "deal", deal: name };
  if (first === "rules" && name !== "") return { at: "rules", game: name, clause: fragment };
  if (first === "learn" && name !== "") return { at: "learn", game: name };
  if (first === "new" && name !== "") return { at: "new", game: name };
  return { at: "front" };
}

/** Letters and figures that are hard to mistake for each other. */
const CODE = /^[a-hjkmnp-z2-9]{10}$/;

/** A table's id as people tell it to each other. */
export const codeOf = (table: string): string =>
  table.length === 10 ? `${table.slice(0, 5)} ${table.slice(5)}`.toUpperCase() : table;

/** The table that a pasted link or a typed code speaks of, as a path; empty if it is neither. */
export function pathOfInvite(text: string): string {
  const link = /\/t\/([\w-]+)(#[\w.~-]+)?/.exec(text.trim());
  if (link) return `/t/${link[1]}${link[2] ?? ""}`;
  const code = text.replaceAll(/[\s-]/g, "").toLowerCase();
  return CODE.test(code) ? `/t/${code}` : "";
}
