/** What a seat of a new table is wished to be. */
import { expect, test } from "vitest";
import { amongBots, HERE, kindOf, nameOf } from "./seatWishes";

test("somebody at this device is a kind with a name", () => {
  expect(kindOf("here:Bea")).toBe(HERE);
  expect(nameOf("here:Bea")).toBe("Bea");
  expect([kindOf("open"), nameOf("open")]).toEqual(["open", ""]);
});

test("hints are usual among bots alone", () => {
  expect(amongBots(["me", "steady", "sharp"])).toBe(true);
  expect(amongBots(["me", "steady", "open"])).toBe(false);
  expect(amongBots(["me", "here:Bea"])).toBe(false);
});
