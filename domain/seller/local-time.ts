const HALF_A_DAY = 43_200_000;

/**
 * The moment at which the clocks of a zone show a time. If they show it twice, because they go back, the first one; if they skip
 * it, because they go forward, as much later as they skip: half past two is then half past three.
 * @param written `2026-11-22T09:30`
 * @returns an invalid `Date` if that is no time
 */
export function momentAt(timeZone: string, written: string): Date {
  const asUtc = Date.parse(`${written}Z`);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  // No zone is more than 14 hours away from UTC, so that these are before and after any change of clocks close to the time.
  const [before, after] = [asUtc - 2 * HALF_A_DAY, asUtc + 2 * HALF_A_DAY].map(
    (about) => new Date(asUtc - aheadOfUtc(timeZone, new Date(about))),
  ) as [Date, Date];
  const isShown = (moment: Date) => moment.getTime() + aheadOfUtc(timeZone, moment) === asUtc;
  return !isShown(before) && isShown(after) ? after : before;
}

/** What the clocks of a zone show at a given time, to the minute: `2026-11-22T09:30`. */
export function localTime(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtc(timeZone, moment)).toISOString().slice(0, 16);
}

/** How far a zone's clocks are ahead of UTC at a given time, in ms. */
export function aheadOfUtc(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  // `GMT-03:30`, or only `GMT` where it is that; clocks of the 19th century have seconds, too.
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length) || '+00:00';
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return offset.startsWith('+') ? ms : -ms;
}
