import { expect, test } from "vitest";
import { routeOf } from "../address/route";
import { myName, rememberName } from "./player";
import { forgetTable, linkTo, myTables, rememberTable, seatAt } from "./tables";

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

test("the seats of one device are kept together, and its link has every key", () => {
  expect(routeOf({ pathname: "/t/abc", hash: "#one.two" })).toMatchObject({
    tokens: ["one", "two"],
  });
  const s = store();
  rememberTable({ table: "abc", token: "one", also: ["two"] }, 1, s);
  const [kept] = myTables(s);
  expect(kept && linkTo(kept)).toBe("/t/abc#one.two");
});
