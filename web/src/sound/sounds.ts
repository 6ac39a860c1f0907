/**
 * The sounds of the table, made here and now: no file is loaded. Silent unless somebody has
 * chosen otherwise, and then nothing is even made ready.
 */
import { settings } from "../settings/settings.svelte";

/** Cards that come down together make one sound. */
const APART = 45;

class Sounds {
  #context: AudioContext | null = null;
  #rustle: AudioBuffer | null = null;
  #last = 0;

  /** A card comes down on the cloth. */
  card(): void {
    const now = performance.now();
    if (now - this.#last < APART) return;
    this.#last = now;
    this.#brush(0, 0.07, 1700 + Math.random() * 500, 0.5);
  }

  /** The pack is shuffled: a run of cards off two thumbs. */
  shuffle(): void {
    for (let i = 0; i < 12; i += 1) {
      this.#brush(i * 0.038 + Math.random() * 0.012, 0.045, 2300 + i * 70, 0.22);
    }
  }

  /** It is my turn: a small bell. */
  bell(): void {
    const context = this.#wake();
    if (context === null) return;
    // The partials of a small bell are not those of a string.
    for (const [ratio, loud, long] of [
      [1, 0.16, 1.3],
      [2.76, 0.07, 0.7],
      [5.4, 0.03, 0.35],
    ] as const) {
      const tone = context.createOscillator();
      const fade = context.createGain();
      tone.frequency.value = 1046 * ratio;
      const now = context.currentTime;
      fade.gain.setValueAtTime(0.0001, now);
      fade.gain.exponentialRampToValueAtTime(loud * this.#volume, now + 0.006);
      fade.gain.exponentialRampToValueAtTime(0.0001, now + long);
      tone.connect(fade).connect(context.destination);
      tone.start(now);
      tone.stop(now + long);
    }
  }

  /** Let the choice be heard that was just made. */
  async tryOut(): Promise<void> {
    this.#wake();
    await this.#context?.resume().catch(() => {});
    this.bell();
  }

  get #volume(): number {
    return Math.max(0.001, settings.volume / 100);
  }

  /** A short burst of noise, as soft as this frequency lets it be. */
  #brush(after: number, long: number, bright: number, loud: number): void {
    const context = this.#wake();
    if (context === null) return;
    const source = context.createBufferSource();
    source.buffer = this.#noise(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = bright;
    filter.Q.value = 0.8;
    const fade = context.createGain();
    const now = context.currentTime + after;
    fade.gain.setValueAtTime(0.0001, now);
    fade.gain.exponentialRampToValueAtTime(loud * this.#volume, now + 0.004);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + long);
    source.connect(filter).connect(fade).connect(context.destination);
    source.start(now, Math.random() * 0.5, long);
  }

  #noise(context: AudioContext): AudioBuffer {
    if (this.#rustle === null) {
      const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const data = buffer.getChannelData(0);
      for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
      this.#rustle = buffer;
    }
    return this.#rustle;
  }

  #wake(): AudioContext | null {
    if (!settings.sound || settings.volume === 0 || typeof AudioContext === "undefined")
      return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === "running") return this.#context;
    // A browser lets nothing sound before the first press; what was due until then is let go.
    void this.#context.resume().catch(() => {});
    return null;
  }
}

export const sounds = new Sounds();
