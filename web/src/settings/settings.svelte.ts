/**
 * How this browser likes its room: language, cloth, speed of the cards, sound, and what makes them
 * easier to see and to reach. All of it is kept in this browser and worn at once.
 */
import { readText, writeText } from "../storage/storage";
import { firstSpoken, isLanguage, type Language } from "../words/languages";

export const rooms = ["auto", "evening", "day", "plain"] as const;
export const speeds = ["slow", "normal", "fast", "instant"] as const;
type Room = (typeof rooms)[number];
export type Speed = (typeof speeds)[number];

/**
 * What is either on or off: large cards, plain type in any room, everything in reach of the left
 * thumb, and stronger marks for eyes that do not tell the colours apart.
 */
export const switches = ["large", "type", "left", "marks"] as const;
type Switch = (typeof switches)[number];

const ROOM = "parlour.room";
const SPEED = "parlour.speed";
const LANGUAGE = "parlour.language";
const SOUND = "parlour.sound";
const VOLUME = "parlour.volume";
const PICKS = "parlour.computer-picks";

function oneOf<T extends string>(known: readonly T[], text: string, fallback: T): T {
  return known.find((k) => k === text) ?? fallback;
}

function volumeOf(text: string): number {
  const volume = text === "" ? 60 : Number(text);
  return Number.isFinite(volume) ? Math.max(0, Math.min(100, volume)) : 60;
}

/** Where the device tells whether it is used by daylight. */
const daylight =
  typeof window.matchMedia === "function"
    ? window.matchMedia("(prefers-color-scheme: light)")
    : null;
const asDeviceAsks = (): Room => (daylight?.matches ? "day" : "evening");

const wasOn = (which: Switch): boolean => readText(`parlour.${which}`) === "yes";

class Settings {
  room = $state<Room>(oneOf(rooms, readText(ROOM), "auto"));
  speed = $state<Speed>(oneOf(speeds, readText(SPEED), "normal"));
  /** Whether the table may be heard. */
  sound = $state(readText(SOUND) === "yes");
  /** How loud, from 0 to 100. */
  volume = $state(volumeOf(readText(VOLUME)));
  /** Whether blind draws are made at once, without backs to point at. */
  computerPicks = $state(readText(PICKS) === "yes");
  on = $state<Record<Switch, boolean>>({
    large: wasOn("large"),
    type: wasOn("type"),
    left: wasOn("left"),
    marks: wasOn("marks"),
  });
  /** The language somebody chose here; until then the browser's own is spoken. */
  #chosen = $state(readText(LANGUAGE));
  language = $derived<Language>(
    isLanguage(this.#chosen) ? this.#chosen : firstSpoken(navigator.languages ?? []),
  );

  chooseLanguage(language: Language): void {
    this.#chosen = language;
    writeText(LANGUAGE, language);
    this.apply();
  }

  chooseRoom(room: Room): void {
    this.room = room;
    writeText(ROOM, room);
    this.apply();
  }

  chooseSpeed(speed: Speed): void {
    this.speed = speed;
    writeText(SPEED, speed);
  }

  turn(which: Switch, on: boolean): void {
    this.on[which] = on;
    writeText(`parlour.${which}`, on ? "yes" : "no");
    this.apply();
  }

  chooseSound(sound: boolean): void {
    this.sound = sound;
    writeText(SOUND, sound ? "yes" : "no");
  }

  chooseVolume(volume: number): void {
    this.volume = volumeOf(String(volume));
    writeText(VOLUME, String(this.volume));
  }

  choosePicks(computer: boolean): void {
    this.computerPicks = computer;
    writeText(PICKS, computer ? "yes" : "no");
  }

  /** Put the choice on the document, where the style sheet looks for it. */
  apply(): void {
    const { dataset } = document.documentElement;
    document.documentElement.lang = this.language;
    dataset.room = this.room === "auto" ? asDeviceAsks() : this.room;
    dataset.cards = this.on.large ? "large" : "usual";
    dataset.type = this.on.type ? "plain" : "usual";
    dataset.hand = this.on.left ? "left" : "right";
    dataset.marks = this.on.marks ? "strong" : "usual";
  }
}

export const settings = new Settings();
daylight?.addEventListener("change", () => settings.apply());

/** Whether the device asks for less motion. */
export const prefersReducedMotion = (): boolean =>
  typeof window.matchMedia === "function" &&
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;
