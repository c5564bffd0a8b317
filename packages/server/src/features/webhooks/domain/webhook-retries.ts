/* When a webhook that was not taken is sent again. */

const seconds = 1000;
const hours = 3600 * seconds;

/** After the first failure; doubled after each further one. */
export const firstWait = 5 * seconds;
export const longestWait = 2 * hours;
/** How long a webhook is tried, from its first attempt to its last. */
export const triedFor = 72 * hours;

/**
 * The instant of the next attempt after `attempts` failed ones, or null when the last one failed. `random` is from 0 to 1:
 * it spreads each wait by a quarter, so that a receiver that was away is not met by all at once.
 */
export function nextTry(of: {
  readonly attempts: number;
  readonly firstTriedAt: Date;
  readonly now: Date;
  readonly random: number;
}): Date | null {
  const end = of.firstTriedAt.getTime() + triedFor;
  const now = of.now.getTime();
  if (now >= end) return null;
  const usual = Math.min(firstWait * 2 ** Math.min(of.attempts - 1, 30), longestWait);
  return new Date(Math.min(now + usual * (0.75 + 0.5 * of.random), end));
}
