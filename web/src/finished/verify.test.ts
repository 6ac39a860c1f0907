/** The sums of the fair deal, tried by games of the rules themselves: see tests/tables. */
import { expect, test } from "vitest";
import deals from "../fixtures/deals.json";
import { type Evidence, type Sent, wholeEvidence } from "../wire/whole";
import { commitment, type Fault, rootOf, Stream, secretOf, verify } from "./verify";

const all = new Map(
  deals.map((d) => [
    d.name,
    { fair: d.fair, told: wholeEvidence(d.evidence as unknown as Sent["Evidence"]) },
  ]),
);
const told = (name: string): Evidence => {
  const deal = all.get(name);
  if (deal === undefined) throw new Error(`no deal ${name}`);
  return structuredClone(deal.told);
};

test.each([...all.keys()])("this page and the rules agree on: %s", (name) => {
  const deal = all.get(name);
  const verdict = verify(told(name));
  expect(verdict.kind !== "wrong").toBe(deal?.fair);
});

test("packs and draws are all counted", () => {
  const deal = told("draws");
  const verdict = verify(deal);
  expect(verdict.kind).toBe("fair");
  expect(verdict.packs).toBe(1);
  expect(verdict.draws).toBe(deal.rounds[0]?.draws.length);
  expect(verdict.draws).toBeGreaterThan(0);
  expect(verify(told("by number")).kind).toBe("known");
  expect(verify(told("fork")).packs).toBe(0);
});

const fault = (deal: Evidence, seals?: Map<number, string>): Fault | null | undefined =>
  verify(deal, seals).rounds.find((r) => r.fault !== null)?.fault;

test("each way to cheat has its name", () => {
  expect(fault(told("another secret"))).toBe("wrong-secret");
  expect(fault(told("another pack"))).toBe("wrong-pack");
  expect(fault(told("another word"))).toMatch(/^wrong-(dealer|pack)$/);
  expect(fault(told("another draw"))).toBe("wrong-draw");
  const deal = told("draws");
  deal.dealer = (deal.dealer + 1) % deal.seats;
  expect(fault(deal)).toBe("wrong-dealer");
  const listed = told("draws");
  listed.rounds[0]?.draws[0]?.among.reverse();
  expect(fault(listed)).toBe("unreadable");
  const bare = told("rounds");
  if (bare.rounds[0]) bare.rounds[0].commitment = "";
  expect(fault(bare)).toBe("no-seal");
});

test("the seal that this page was shown itself is the one that counts", () => {
  const deal = told("rounds");
  const seal = deal.rounds[0]?.commitment ?? "";
  expect(verify(deal, new Map([[1, seal]]))).toMatchObject({ kind: "fair", sealsSeen: 1 });
  expect(fault(deal, new Map([[1, "0".repeat(64)]]))).toBe("other-seal");
});

test("a round whose secret is not told yet is neither fair nor wrong", () => {
  const deal = told("rounds");
  const last = deal.rounds.at(-1);
  if (last) last.secret = "";
  expect(verify(deal).kind).toBe("untold");
  expect(verify({ ...deal, by_hand: true }).kind).toBe("by-hand");
});

test("the numbers are the documented ones", () => {
  const root = rootOf("4711");
  expect(rootOf("04711")).toEqual(root);
  expect(rootOf("4711x")).toBeNull();
  const secret = secretOf(root as Uint8Array, 1);
  expect(commitment("alice", 1, secret)).toMatch(/^[0-9a-f]{64}$/);
  const stream = new Stream("alice", 1, secret, {});
  const drawn = Array.from({ length: 300 }, () => stream.below(3));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
});
