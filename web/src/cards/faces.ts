/** Where the pictures of the cards are to be had. */
import { settings } from "../settings/settings.svelte";

const cardFile = (sheet: string, card: string): string =>
  `/cards/${encodeURIComponent(sheet)}/${encodeURIComponent(card)}.svg`;

/** The face of a card, with the marks that were chosen; in a fan for the left hand cut for it. */
export function faceOf(sheet: string, card: string, leftFan = false): string {
  const cut = [settings.on.marks ? "marks=strong" : "", leftFan ? "hand=left" : ""].filter(Boolean);
  return cardFile(sheet, card) + (cut.length > 0 ? `?${cut.join("&")}` : "");
}

export const backOf = (sheet: string): string => cardFile(sheet, "back");
