// @vitest-environment node
/// <reference types="node" />
/** What `make types` writes, held against what the server says of its models now. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import * as wire from "./whole";

interface Schema {
  $ref?: string;
  type?: string;
  enum?: string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  default?: unknown;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const python = process.platform === "win32" ? ".venv/Scripts/python.exe" : ".venv/bin/python";
const told = JSON.parse(
  execFileSync(here(`../../../${python}`), ["-m", "parlour.server.protocol"], {
    cwd: here("../../.."),
    encoding: "utf-8",
  }),
);
const structs: Record<string, Schema> = told.components.schemas;

/** The same text, whatever the house format made of its blanks, commas, semicolons and bars. */
const bare = (text: string): string =>
  text
    .replace(/[\s;,]/g, "")
    .replaceAll("'", '"')
    .replaceAll(":|", ":");

test("the types of the protocol are those of the server; `make types` writes them anew", async () => {
  const types = astToString(await openapiTS(told, { defaultNonNullable: false }));
  const kept = readFileSync(here("./protocol.ts"), "utf-8").replace(/^\/\*\*[\s\S]*?\*\/\s*/, "");
  expect(bare(kept)).toBe(bare(types));
}, 60_000);

const made: Record<string, unknown> = wire;
const whole = (name: string, sent: unknown): unknown =>
  (made[`whole${name}`] as (sent: unknown) => unknown)(sent);

const structOf = (schema: Schema): Schema =>
  schema.$ref ? (structs[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;

/** A value as the server sends it that leaves out all it may; or one that has all of it. */
function value(schema: Schema, full: boolean): unknown {
  if (full && "default" in schema) return schema.default;
  const { properties, required = [], anyOf, type, ...rest } = structOf(schema);
  if (properties) {
    const held = Object.entries(properties).filter(([name]) => full || required.includes(name));
    return Object.fromEntries(held.map(([name, field]) => [name, value(field, full)]));
  }
  if (rest.enum) return rest.enum[0];
  if (anyOf) return value(anyOf[0] ?? {}, full);
  return { array: [], object: {}, string: "x", integer: 7, number: 7, boolean: true }[type ?? ""];
}

const fromServer = Object.entries(structs).filter(
  ([, { properties, additionalProperties }]) => properties && additionalProperties !== false,
);
const lacking = fromServer.filter(([, it]) =>
  Object.values(it.properties ?? {}).some((field) => "default" in field),
);

test.each(lacking)("what a message leaves out is put back: %s", (name, struct) => {
  const sent = value(struct, false);
  expect(sent).not.toEqual(value(struct, true));
  expect(whole(name, sent)).toEqual(value(struct, true));
});

test.each(lacking)("what was sent stays as it is: %s", (name, struct) => {
  const sent = { ...(value(struct, true) as object), unheard_of: 1 };
  for (const [field, { default: usual }] of Object.entries(struct.properties ?? {})) {
    if (typeof usual === "number") Object.assign(sent, { [field]: usual + 5 });
    if (typeof usual === "boolean") Object.assign(sent, { [field]: !usual });
    if (typeof usual === "string") Object.assign(sent, { [field]: `${usual}!` });
  }
  expect(whole(name, sent)).toEqual(sent);
});

test("what is not sent by the server is not made whole", () => {
  const names = Object.keys(wire).map((name) => name.replace(/^whole/, ""));
  expect(names.length).toBeGreaterThan(lacking.length);
  const known = new Set([...fromServer.map(([name]) => name), "FromServer"]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test("what lies deep in a message is put back too", () => {
  const view = wire.wholeView({
    game: "court-two",
    title: "Court",
    sheet: "court",
    seat: null,
    revision: 1,
    waiting: false,
    over: false,
    seats: [{ number: 0, name: "Ada", kind: "person" }],
    options: {},
    choices: [
      { type: "choice", move: "close", kind: "close", label: "Close" },
      { type: "calls", kind: "call", template: "", label: "", seats: [1], cards: ["a"] },
    ],
    story: [{ text: "", kind: "drew", shifts: [{ source: "talon", target: "hand:0", backs: 1 }] }],
    score: { totals: [1], unit: "points", lines: [{ label: "Round 1", amounts: ["1"] }] },
    fair: { commitment: "5f" },
  });
  expect(view.seats[0]).toMatchObject({ presence: "here", side: null, hand: 0 });
  expect(view.choices[0]).toMatchObject({ cards: [], seat: null, sure: "", place: 0 });
  expect(view.choices[1]).toMatchObject({ warn: {}, cards: ["a"] });
  expect(view.choices[1]).not.toHaveProperty("sure");
  expect(view.story[0]?.shifts[0]).toMatchObject({ cards: [], backs: 1, packet: 1 });
  expect(view.score?.lines[0]?.clause).toBe("");
  expect(view.fair).toEqual({ commitment: "5f", secret: "", next: "" });
  expect(view.last_taken).toBeNull();
});

test("a message is known by its type, and an unknown one stays as it is", () => {
  const refused = { type: "refused", code: "stale", sentence: "Too late." } as const;
  expect(wire.wholeFromServer(refused)).toEqual({
    ...refused,
    move: "",
    clauses: [],
    candidates: [],
  });
  const lesson = { game: "g", number: 1, title: "", step: 1, of: 2, says: [] };
  const view = value({ $ref: "/View" }, false) as wire.Sent["View"];
  const shown = wire.wholeFromServer({ type: "view", view, house: {}, lesson });
  expect(shown).toMatchObject({ house: { pace: "live" }, lesson: { wants: null, done: false } });
  const unheard = { type: "sung", verse: 1 } as unknown as wire.Sent["FromServer"];
  expect(wire.wholeFromServer(unheard)).toEqual(unheard);
});

test("no two messages share what was put back", () => {
  const [one, other] = [wire.wholeSeatTaken, wire.wholeSeatTaken].map((make) =>
    make({ table: "t", seat: 0, token: "k", link: "", invite: "" }),
  );
  expect(one?.also).toEqual(other?.also);
  expect(one?.also).not.toBe(other?.also);
});
