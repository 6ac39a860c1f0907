/** The page's addresses. A table's fragment is the key to a seat and is left alone. */
export type Route =
  | { at: "front" }
  | { at: "new"; game: string }
  | { at: "learn"; game: string }
  | { at: "table"; table: string; token: string }
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
  if (first === "t" && name !== "") return { at: "table", table: name, token: fragment };
  if (first === "rules" && name !== "") return { at: "rules", game: name, clause: fragment };
  if (first === "learn" && name !== "") return { at: "learn", game: name };
  if (first === "new" && name !== "") return { at: "new", game: name };
  return { at: "front" };
}

/** The table that a pasted link or code speaks of, as a path; empty if it speaks of none. */
export function pathOfInvite(text: string): string {
  const trimmed = text.trim();
  const link = /\/t\/([\w-]+)(#[\w.~-]+)?/.exec(trimmed);
  if (link) return `/t/${link[1]}${link[2] ?? ""}`;
  return /^[\w-]+$/.test(trimmed) ? `/t/${trimmed}` : "";
}
