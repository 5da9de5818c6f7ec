/** A program that ran longer than this, in ms, counts as healthy: its next crash counts as the first. */
const SOUND_AFTER = 30_000;

const FIRST = 250;
const LONGEST = 30_000;

/**
 * The number of crashes in a row, including the one that has just happened.
 * @param before crashes in a row until then
 * @param ranFor how long the program ran this time, in ms
 */
export function crashesAfter(before: number, ranFor: number): number {
  return ranFor > SOUND_AFTER ? 1 : before + 1;
}

/** How long to wait, in ms, before a program is started again after this many crashes in a row. */
export function restartDelay(crashes: number): number {
  return Math.min(FIRST * 2 ** Math.max(0, crashes - 1), LONGEST);
}
