import { expect, test } from "vitest";
import { codeOf, isHereOnly, pathOfInvite, routeOf } from "../address/route";
import { waitBefore } from "../line/backoff";
import {
  forgetTable,
  linkTo,
  myName,
  myTables,
  rememberName,
  rememberTable,
  seatAt,
} from "./memory";

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("a table is remembered once, and what is learned later is added to it", () => {
  const s = store();
  rememberTable({ table: "t1", token: "k1", invite: "http://x/t/t1" }, 1, s);
  rememberTable({ table: "t2", token: "k2" }, 2, s);
  rememberTable({ table: "t1", token: "k1", title: "Court", over: true }, 3, s);
  expect(myTables(s).map((t) => t.table)).toEqual(["t1", "t2"]);
  expect(myTables(s)[0]).toMatchObject({ title: "Court", over: true, invite: "http://x/t/t1" });
  expect(seatAt("t2", s)?.token).toBe("k2");
});

test("a table can be forgotten, and only that one", () => {
  const s = store();
  rememberTable({ table: "t1", token: "k1" }, 1, s);
  rememberTable({ table: "t1", token: "other" }, 2, s);
  forgetTable("t1", "k1", s);
  expect(myTables(s).map((t) => t.token)).toEqual(["other"]);
});

test("no more than two dozen tables are kept, the latest", () => {
  const s = store();
  for (let i = 0; i < 40; i++) rememberTable({ table: `t${i}`, token: "k" }, i, s);
  expect(myTables(s)).toHaveLength(24);
  expect(myTables(s)[0]?.table).toBe("t39");
});

test("a spoilt store is an empty one", () => {
  const s = store();
  for (const spoilt of ["{", "null", '{"a":1}', '[null, 3, {"table": ""}]']) {
    s.setItem("parlour.tables", spoilt);
    expect(myTables(s)).toEqual([]);
  }
});

test("a store that refuses does not stop anything", () => {
  const s = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => rememberTable({ table: "t", token: "k" }, 1, s)).not.toThrow();
});

test("a name is kept without the blanks around it", () => {
  const s = store();
  rememberName("  Ada ", s);
  expect(myName(s)).toBe("Ada");
});

test("waiting doubles, keeps half of it certain, and never passes five seconds", () => {
  expect(waitBefore(0, () => 0)).toBe(125);
  expect(waitBefore(0, () => 1)).toBe(250);
  expect(waitBefore(3, () => 1)).toBe(2000);
  for (let attempt = 0; attempt < 60; attempt++) {
    expect(waitBefore(attempt, () => 1)).toBeLessThanOrEqual(5000);
    expect(waitBefore(attempt, () => 0)).toBeGreaterThanOrEqual(125);
  }
});

test("an address is read, the fragment being the key to a seat", () => {
  expect(routeOf({ pathname: "/t/abc", hash: "#key" })).toEqual({
    at: "table",
    table: "abc",
    tokens: ["key"],
  });
  expect(routeOf({ pathname: "/rules/alice", hash: "#alice.r-stop" })).toEqual({
    at: "rules",
    game: "alice",
    clause: "alice.r-stop",
  });
  expect(routeOf({ pathname: "/new/court-two", hash: "" })).toEqual({
    at: "new",
    game: "court-two",
  });
  expect(routeOf({ pathname: "/", hash: "" })).toEqual({ at: "front" });
  expect(routeOf({ pathname: "/t/%E0%A4%A", hash: "" })).toEqual({ at: "front" });
});

test("a pasted link or a bare code leads to its table", () => {
  expect(pathOfInvite(" http://192.168.0.2:8000/t/a-B_9 ")).toBe("/t/a-B_9");
  expect(pathOfInvite("/t/abc#key")).toBe("/t/abc#key");
  expect(pathOfInvite(" CMB4X 2q6tr ")).toBe("/t/cmb4x2q6tr");
  expect(codeOf("cmb4x2q6tr")).toBe("CMB4X 2Q6TR");
  expect(pathOfInvite("cmb4x")).toBe("");
  expect(pathOfInvite("hello there")).toBe("");
});

test("the seats of one device are kept together, and its link has every key", () => {
  expect(routeOf({ pathname: "/t/abc", hash: "#one.two" })).toMatchObject({
    tokens: ["one", "two"],
  });
  const s = store();
  rememberTable({ table: "abc", token: "one", also: ["two"] }, 1, s);
  const [kept] = myTables(s);
  expect(kept && linkTo(kept)).toBe("/t/abc#one.two");
});

test("a link that leads to this machine alone is known as such", () => {
  for (const host of ["localhost:8000", "127.0.0.1:8000", "127.4.5.6", "[::1]:8000"]) {
    expect(isHereOnly(`http://${host}/t/abc`)).toBe(true);
  }
  for (const host of ["192.168.0.2:8000", "parlour.example", "10.127.0.1", "[fe80::1]"]) {
    expect(isHereOnly(`http://${host}/t/abc`)).toBe(false);
  }
});
