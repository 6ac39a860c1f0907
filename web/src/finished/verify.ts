/**
 * Was the deal fair? The sums of the server's fair deal done once more, in another language and by
 * another hand, from what a finished game tells: seals, secrets, packs and draws.
 *
 * Before a round the table publishes commitment = SHA-256("parlour fair deal 1, GAME, round R" +
 * newline + secret). Afterwards it tells the secret. The secret, with what players added, keys a
 * stream of numbers by HMAC-SHA256 in counter mode; from the stream come the dealer (in the first
 * round, where a lot was drawn for him), the pack, and every card drawn blind, in this order.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Evidence } from "../wire/whole";

const SCHEME = "parlour fair deal 1";
const text = (says: string): Uint8Array => new TextEncoder().encode(says);

const digits = (bytes: Uint8Array): string =>
  [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

function bytesOf(hex: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** What is published before a round whose secret is this. */
export function commitment(game: string, round: number, secret: Uint8Array): string {
  const says = text(`${SCHEME}, ${game}, round ${round}\n`);
  const all = new Uint8Array(says.length + secret.length);
  all.set(says);
  all.set(secret, says.length);
  return digits(sha256(all));
}

/** The root of a known deal: its number, hashed, or the digits of an earlier root. */
export function rootOf(deal: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/.test(deal)) return bytesOf(deal);
  if (!/^[0-9]{1,18}$/.test(deal)) return null;
  return sha256(text(`parlour deal by number 1, ${BigInt(deal)}`));
}

export const secretOf = (root: Uint8Array, round: number): Uint8Array =>
  hmac(sha256, root, text(`${SCHEME}, secret of round ${round}`));

/** The random numbers of one round, in their order. */
export class Stream {
  readonly #key: Uint8Array;
  #words: bigint[] = [];
  #block = 0n;

  constructor(game: string, round: number, secret: Uint8Array, words: Record<string, string>) {
    let says = `${SCHEME}, ${game}, round ${round}`;
    for (const seat of Object.keys(words).sort((a, b) => Number(a) - Number(b))) {
      says += `\n${seat}: ${words[seat]}`;
    }
    this.#key = hmac(sha256, secret, text(says));
  }

  #word(): bigint {
    if (this.#words.length === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, this.#block);
      this.#block += 1n;
      const block = hmac(sha256, this.#key, new Uint8Array(counter.buffer));
      const read = new DataView(block.buffer, block.byteOffset, block.byteLength);
      this.#words = [0, 8, 16, 24].map((at) => read.getBigUint64(at));
    }
    return this.#words.shift() as bigint;
  }

  /** A number from 0 to n - 1; words that would favour the small ones are thrown away. */
  below(n: number): number {
    const all = 1n << 64n;
    const most = all - (all % BigInt(n));
    let word = this.#word();
    while (word >= most) word = this.#word();
    return Number(word % BigInt(n));
  }

  /** The pack in an order: from the last card down, each changes places with one not after it. */
  shuffled(cards: readonly string[]): string[] {
    const pack = [...cards];
    for (let last = pack.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [pack[last], pack[other]] = [pack[other] as string, pack[last] as string];
    }
    return pack;
  }
}

export type Fault =
  /** The seal that this page was shown before the deal is not the one told now. */
  | "other-seal"
  | "no-seal"
  | "wrong-secret"
  | "wrong-dealer"
  | "wrong-pack"
  | "wrong-draw"
  | "unreadable";

interface Checked {
  round: number;
  commitment: string;
  secret: string;
  /** Whether the secret is told: without it a round cannot be checked yet. */
  told: boolean;
  packs: number;
  draws: number;
  fault: Fault | null;
}

export interface Verdict {
  kind: "fair" | "known" | "by-hand" | "untold" | "wrong";
  rounds: Checked[];
  packs: number;
  draws: number;
  /** How many of the seals this page had been shown before the cards were dealt. */
  sealsSeen: number;
}

/**
 * Do every sum again. `seals` are those that this page was itself shown, by round: what was
 * promised to somebody is the stronger promise.
 */
export function verify(
  evidence: Evidence,
  seals: ReadonlyMap<number, string> = new Map(),
): Verdict {
  if (evidence.by_hand) return verdict("by-hand", []);
  const root = evidence.deal ? rootOf(evidence.deal) : null;
  const rounds = evidence.rounds.map((round) => check(evidence, round, root, seals));
  if (evidence.deal && root === null) return verdict("wrong", rounds);
  if (rounds.some((r) => r.fault !== null)) return verdict("wrong", rounds);
  const seen = rounds.filter((r) => seals.get(r.round) === r.commitment && r.commitment).length;
  if (rounds.some((r) => !r.told)) return verdict("untold", rounds, seen);
  return verdict(evidence.deal ? "known" : "fair", rounds, seen);
}

function verdict(kind: Verdict["kind"], rounds: Checked[], sealsSeen = 0): Verdict {
  const sum = (of: (r: Checked) => number) => rounds.reduce((n, r) => n + of(r), 0);
  return { kind, rounds, packs: sum((r) => r.packs), draws: sum((r) => r.draws), sealsSeen };
}

function check(
  evidence: Evidence,
  round: Evidence["rounds"][number],
  root: Uint8Array | null,
  seals: ReadonlyMap<number, string>,
): Checked {
  const known = evidence.deal !== "";
  const made: Checked = {
    round: round.number,
    commitment: round.commitment,
    secret: round.secret,
    told: known || round.secret !== "",
    packs: 0,
    draws: 0,
    fault: null,
  };
  const seal = seals.get(round.number);
  if (!known && round.commitment === "") made.fault = "no-seal";
  else if (!known && seal !== undefined && seal !== round.commitment) made.fault = "other-seal";
  if (made.fault || !made.told) return made;
  const secret = known ? root && secretOf(root, round.number) : bytesOf(round.secret);
  if (secret === null) return { ...made, fault: "unreadable" };
  if (!known && commitment(evidence.game, round.number, secret) !== round.commitment) {
    return { ...made, fault: "wrong-secret" };
  }
  const stream = new Stream(evidence.game, round.number, secret, evidence.words);
  made.fault = follows(evidence, round, stream, made);
  return made;
}

/** Whether all that chance did in a round follows from its stream. */
function follows(
  evidence: Evidence,
  round: Evidence["rounds"][number],
  stream: Stream,
  made: Checked,
): Fault | null {
  if (round.pack.length > 0) {
    if (round.number === 1 && evidence.dealer_by !== "") {
      // Where the pack is divided to find the dealer, whom it finds is for the rules to say.
      if (evidence.divided) stream.shuffled(evidence.deck);
      else {
        const drawn = stream.below(evidence.seats);
        if (evidence.dealer_by === "lot" && drawn !== evidence.dealer) return "wrong-dealer";
      }
    }
    const pack = stream.shuffled(evidence.deck);
    if (pack.join(" ") !== round.pack.join(" ")) return "wrong-pack";
    made.packs += 1;
  }
  for (const draw of round.draws) {
    const places = draw.among.map((card) => evidence.deck.indexOf(card));
    // The cards to draw from stand in the order of the deck, none of them twice.
    if (places.some((p, i) => p < 0 || (i > 0 && p <= (places[i - 1] as number)))) {
      return "unreadable";
    }
    if (draw.among[stream.below(draw.among.length)] !== draw.card) return "wrong-draw";
    made.draws += 1;
  }
  return null;
}
