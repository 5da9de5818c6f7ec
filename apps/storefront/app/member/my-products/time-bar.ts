/** A span of a licence on its time bar, in percent of the bar's width. */
export interface BarLine {
  to: number;
  /** Without an end: the line leaves the bar. */
  open: boolean;
}

export interface TimeBarData {
  works: BarLine;
  updates: BarLine;
  today: number;
}

const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * Where the lines of a licence end, and where today is. The bar begins with the purchase and reaches to the last end or
 * today; without an end, to a year after today, so that one sees time pass.
 */
export function timeBar(licence: {
  issuedAt: Date;
  worksUntil: Date | null;
  updatesUntil: Date | null;
  now: Date;
}): TimeBarData {
  const start = licence.issuedAt.getTime();
  const now = Math.max(licence.now.getTime(), start);
  const ends = [licence.worksUntil, licence.updatesUntil].map((end) => end?.getTime() ?? now + YEAR);
  const last = Math.max(now, start + 1, ...ends);
  const at = (time: number) => Math.round(((time - start) / (last - start)) * 1000) / 10;
  const line = (end: Date | null): BarLine =>
    end ? { to: Math.max(0, at(end.getTime())), open: false } : { to: 100, open: true };
  return { works: line(licence.worksUntil), updates: line(licence.updatesUntil), today: at(now) };
}
