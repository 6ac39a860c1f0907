/** How this browser likes its room: language, cloth, speed of the cards, their size, sound. */
import { recall, recalled } from "./memory";
import { firstSpoken, isLanguage, type Language } from "./words/languages";

export const rooms = ["auto", "evening", "day", "plain"] as const;
export const speeds = ["slow", "normal", "fast", "instant"] as const;
export type Room = (typeof rooms)[number];
export type Speed = (typeof speeds)[number];

const ROOM = "parlour.room";
const SPEED = "parlour.speed";
const LARGE = "parlour.large";
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

class Settings {
  room = $state<Room>(oneOf(rooms, recalled(ROOM), "auto"));
  speed = $state<Speed>(oneOf(speeds, recalled(SPEED), "normal"));
  large = $state(recalled(LARGE) === "yes");
  /** Whether the table may be heard. */
  sound = $state(recalled(SOUND) === "yes");
  /** How loud, from 0 to 100. */
  volume = $state(volumeOf(recalled(VOLUME)));
  /** Whether blind draws are made at once, without backs to point at. */
  computerPicks = $state(recalled(PICKS) === "yes");
  /** The language somebody chose here; until then the browser's own is spoken. */
  #chosen = $state(recalled(LANGUAGE));
  language = $derived<Language>(
    isLanguage(this.#chosen) ? this.#chosen : firstSpoken(navigator.languages ?? []),
  );

  chooseLanguage(language: Language): void {
    this.#chosen = language;
    recall(LANGUAGE, language);
    this.dress();
  }

  chooseRoom(room: Room): void {
    this.room = room;
    recall(ROOM, room);
    this.dress();
  }

  chooseSpeed(speed: Speed): void {
    this.speed = speed;
    recall(SPEED, speed);
  }

  chooseLarge(large: boolean): void {
    this.large = large;
    recall(LARGE, large ? "yes" : "no");
    this.dress();
  }

  chooseSound(sound: boolean): void {
    this.sound = sound;
    recall(SOUND, sound ? "yes" : "no");
  }

  chooseVolume(volume: number): void {
    this.volume = volumeOf(String(volume));
    recall(VOLUME, String(this.volume));
  }

  choosePicks(computer: boolean): void {
    this.computerPicks = computer;
    recall(PICKS, computer ? "yes" : "no");
  }

  /** Put the choice on the document, where the style sheet looks for it. */
  dress(): void {
    const { dataset } = document.documentElement;
    document.documentElement.lang = this.language;
    dataset.room = this.room === "auto" ? asDeviceAsks() : this.room;
    dataset.cards = this.large ? "large" : "usual";
  }
}

export const settings = new Settings();
daylight?.addEventListener("change", () => settings.dress());

/** Whether the device asks for less motion. */
export const wantsStillness = (): boolean =>
  typeof window.matchMedia === "function" &&
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;
