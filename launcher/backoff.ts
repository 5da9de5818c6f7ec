/** A program that ran this long, in ms, is sound: its next crash counts as the first. */
export const SOUND_AFTER = 30_000;

const FIRST = 250;
const LONGEST = 30_000;

/** How long to wait, in ms, before a program is started again after so many crashes in a row. */
export function restartDelay(crashes: number): number {
  return Math.min(FIRST * 2 ** Math.max(0, crashes - 1), LONGEST);
}
