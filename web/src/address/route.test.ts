import { expect, test } from "vitest";
import { codeOf, isHereOnly, pathOfInvite, routeOf } from "./route";

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

test("a link that leads to this machine alone is known as such", () => {
  for (const host of ["localhost:8000", "127.0.0.1:8000", "127.4.5.6", "[::1]:8000"]) {
    expect(isHereOnly(`http://${host}/t/abc`)).toBe(true);
  }
  for (const host of ["192.168.0.2:8000", "parlour.example", "10.127.0.1", "[fe80::1]"]) {
    expect(isHereOnly(`http://${host}/t/abc`)).toBe(false);
  }
});
