import { expect, test } from "vitest";
import { wholeStoryLine as line, wholeZone, type Zone } from "../../wire/whole";
import { applyLine, applyShift, blindDraw, dealLength, rewind, sizeOf } from "./zones";

const zone = (key: string, role: Zone["role"], more: Partial<Zone> = {}): Zone =>
  wholeZone({ key, label: key, role, ...more });

const at = (zones: Zone[], key: string): Zone => {
  const found = zones.find((z) => z.key === key);
  if (found === undefined) throw new Error(`no zone ${key}`);
  return found;
};

const total = (zones: Zone[]): number => zones.reduce((sum, z) => sum + sizeOf(z), 0);

const table = (): Zone[] => [
  zone("hand:0", "hand", { seat: 0, cards: ["a", "b"] }),
  zone("hand:1", "hand", { seat: 1, backs: 2 }),
  zone("middle", "middle"),
  zone("taken:0", "taken", { seat: 0 }),
  zone("talon", "stock", { backs: 3 }),
];

test("a card of mine goes to the middle face up", () => {
  const after = applyShift(table(), { source: "hand:0", target: "middle", cards: ["a"], backs: 0 });
  expect(at(after, "hand:0").cards).toEqual(["b"]);
  expect(at(after, "middle").cards).toEqual(["a"]);
});

test("a card played from a hidden hand leaves one back fewer", () => {
  const after = applyShift(table(), { source: "hand:1", target: "middle", cards: ["x"], backs: 0 });
  expect(at(after, "hand:1").backs).toBe(1);
  expect(at(after, "middle").cards).toEqual(["x"]);
});

test("cards taken lie face down where the coming view shows only backs", () => {
  const before = [zone("middle", "middle", { cards: ["a", "x"] }), zone("taken:0", "taken")];
  const coming = [zone("middle", "middle"), zone("taken:0", "taken", { backs: 2 })];
  const after = applyShift(
    before,
    { source: "middle", target: "taken:0", cards: ["a", "x"], backs: 0 },
    coming,
  );
  expect(at(after, "taken:0")).toMatchObject({ cards: [], backs: 2 });
});

test("a card drawn takes its place in the order in which the hand will be sorted", () => {
  const coming = [zone("hand:0", "hand", { seat: 0, cards: ["a", "aa", "b"] })];
  const after = applyShift(
    table(),
    { source: "talon", target: "hand:0", cards: ["aa"], backs: 0 },
    coming,
  );
  expect(at(after, "hand:0").cards).toEqual(["a", "aa", "b"]);
  expect(at(after, "talon").backs).toBe(2);
});

test("a blind draw between others moves one back", () => {
  const before = [zone("hand:1", "hand", { backs: 4 }), zone("hand:2", "hand", { backs: 4 })];
  const after = applyShift(before, { source: "hand:1", target: "hand:2", cards: [], backs: 1 });
  expect([at(after, "hand:1").backs, at(after, "hand:2").backs]).toEqual([3, 5]);
});

test("no shift makes or loses a card", () => {
  const before = table();
  const told = line({
    text: "",
    kind: "",
    shifts: [
      { source: "hand:0", target: "middle", cards: ["a"] },
      { source: "hand:1", target: "middle", cards: ["x"] },
      { source: "middle", target: "taken:0", cards: ["a", "x"] },
      { source: "talon", target: "hand:1", backs: 1 },
    ],
  });
  expect(total(applyLine(before, told))).toBe(total(before));
});

test("a shift that fits nothing changes nothing that matters", () => {
  const before = table();
  expect(applyShift(before, { source: "no", target: "nowhere", cards: ["q"], backs: 3 })).toEqual(
    before,
  );
  const emptied = applyShift(before, { source: "middle", target: "no", cards: [], backs: 9 });
  expect(at(emptied, "middle").backs).toBe(0);
});

test("a story told backwards gives the table as it was dealt", () => {
  const told = [
    line({
      text: "The cards are dealt.",
      kind: "dealt",
      shifts: [
        { source: "talon", target: "hand:0", cards: ["a", "b", "c"] },
        { source: "talon", target: "hand:1", backs: 3 },
      ],
    }),
    line({ text: "", kind: "", shifts: [{ source: "hand:0", target: "middle", cards: ["c"] }] }),
  ];
  const now = [
    zone("hand:0", "hand", { cards: ["a", "b"] }),
    zone("hand:1", "hand", { backs: 3 }),
    zone("middle", "middle", { cards: ["c"] }),
    zone("talon", "stock", { backs: 4 }),
  ];
  const before = rewind(now, told);
  expect(before && at(before, "talon").backs).toBe(10);
  expect(before && total(before)).toBe(total(now));
  expect(before && at(before, "hand:0").cards).toEqual([]);
});

test("a story that does not agree with the table is not told backwards", () => {
  const told = [line({ text: "", kind: "", shifts: [{ source: "x", target: "y", backs: 1 }] })];
  expect(rewind(table(), told)).toBeNull();
});

test("a trick remembers who laid each card, until it is taken", () => {
  const told = line({
    text: "",
    kind: "played",
    seat: 2,
    shifts: [{ source: "hand:2", target: "middle", cards: ["C2"] }],
  });
  const zones = [
    zone("hand:2", "hand", { seat: 2, backs: 3 }),
    zone("middle", "middle", { cards: ["C1"], laid_by: [1] }),
    zone("taken:0", "taken", { seat: 0 }),
  ];
  const after = applyLine(zones, told);
  expect(after.find((z) => z.key === "middle")).toMatchObject({
    cards: ["C1", "C2"],
    laid_by: [1, 2],
  });
  expect(rewind(after, [told])?.find((z) => z.key === "middle")?.laid_by).toEqual([1]);
  const taken = applyShift(after, {
    source: "middle",
    target: "taken:0",
    cards: ["C1", "C2"],
    backs: 0,
  });
  expect(taken.find((z) => z.key === "middle")?.laid_by).toEqual([]);
});

const dealt = (hand: string, backs: number) =>
  line({ text: "", kind: "dealt", shifts: [{ source: "pack", target: hand, backs }] });

test("lines that give cards to one hand after another are one deal", () => {
  const zones = [0, 1, 2].map((n) => zone(`hand:${n}`, "hand", { seat: n }));
  const lines = [dealt("hand:1", 4), dealt("hand:2", 4), dealt("hand:0", 4)];
  expect(dealLength(lines, zones)).toBe(3);
  // A second packet for the same hand begins another round of it.
  expect(dealLength([...lines, dealt("hand:1", 2)], zones)).toBe(3);
  expect(dealLength([dealt("hand:1", 1)], zones)).toBe(0);
  const told = line({ text: "It is your turn.", kind: "turn" });
  expect(dealLength([told, ...lines], zones)).toBe(0);
});

test("a blind draw concerns the one who draws and the one who is drawn from", () => {
  const zones = [0, 1, 2].map((n) => zone(`hand:${n}`, "hand", { seat: n, backs: 3 }));
  const shifts = [{ source: "hand:1", target: "hand:0", cards: ["A"] }];
  const draw = line({ text: "", kind: "drew", blind: true, shifts });
  expect(blindDraw(draw, zones, 0)).toMatchObject({ as: "drawer", cards: ["A"] });
  expect(blindDraw(draw, zones, 1)).toMatchObject({ as: "giver" });
  expect(blindDraw(draw, zones, 2)).toBeNull();
  expect(blindDraw(draw, zones, null)).toBeNull();
  expect(blindDraw({ ...draw, blind: false }, zones, 0)).toBeNull();
});
