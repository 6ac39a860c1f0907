import { expect, test } from "vitest";
import { waitBefore } from "./connection";

test("waiting doubles, keeps half of it certain, and never passes five seconds", () => {
  expect(waitBefore(0, () => 0)).toBe(125);
  expect(waitBefore(0, () => 1)).toBe(250);
  expect(waitBefore(3, () => 1)).toBe(2000);
  for (let attempt = 0; attempt < 60; attempt++) {
    expect(waitBefore(attempt, () => 1)).toBeLessThanOrEqual(5000);
    expect(waitBefore(attempt, () => 0)).toBeGreaterThanOrEqual(125);
  }
});
