/** The page's addresses. A table's fragment is the key to a seat and is left alone. */
export type Route =
  | { at: "front" }
  | { at: "new"; game: string }
  | { at: "learn"; game: string }
  | { at: "table"; table: string; tokens: string[] }
  | { at: "rules"; game: string; clause: string };

const word = (text: string | undefined): string => {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
};

export function routeOf(place: Pick<Location, "pathname" | "hash">): Route {
  const [first, second] = place.pathname.split("/").filter((part) => part !== "");
  const name = word(second);
  const fragment = word(place.hash.slice(1));
  if (first === "t" && name !== "") {
    return { at: "table", table: name, tokens: fragment.split(".").filter(Boolean) };
  }
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
