/** How long to wait before trying again, in milliseconds: doubling, never above five seconds. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(5000, 250 * 2 ** Math.min(attempt, 10));
  // Half is certain and half by lot, so that many pages do not come back in one instant.
  return Math.round(most / 2 + (most / 2) * random());
}
