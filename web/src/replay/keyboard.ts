/** The keys of a replay. */
import type { Viewer } from "../address/route";
import type { ReplayModel } from "./model.svelte";

/** Where a key leads: a step, other eyes, or to go on by itself. Null: it means nothing here. */
export type Command = { step: number } | { who: Viewer } | "play" | null;

/** What a key asks for, at this step of so many, among so many seats. */
export function commandOf(key: string, step: number, last: number, seats: number): Command {
  switch (key) {
    case "ArrowRight":
      return { step: Math.min(step + 1, last) };
    case "ArrowLeft":
      return { step: Math.max(step - 1, 0) };
    case "Home":
      return { step: 0 };
    case "End":
      return { step: last };
    case " ":
      return "play";
    case "o":
      return { who: "open" };
    case "w":
      return { who: "watch" };
  }
  const seat = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  return seat >= 0 && seat < seats ? { who: seat } : null;
}

/** Whether the key belongs to what has the focus: a field, a slider, a button that Space presses. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target as Element | null;
  if (at?.closest?.("input, select, textarea, dialog")) return true;
  return event.key === " " && Boolean(at?.closest?.("button, a, summary"));
}

/** Esc closes what was opened; the other letters open the same tabs as in play. */
export function opensTab(key: string, model: ReplayModel): boolean {
  const tabs = { m: "moves", s: "story", p: "score", r: "rules", "?": "keys" } as const;
  if (key === "Escape" && model.tab !== "none") model.tab = "none";
  else if (key in tabs) model.toggle(tabs[key as keyof typeof tabs]);
  else return false;
  return true;
}
