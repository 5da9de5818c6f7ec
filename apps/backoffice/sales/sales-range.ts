import { dayAfter, dayIn } from '@spindle/domain/sales/sales.ts';
import { z } from 'zod';

/** Three years, in days. */
const LONGEST = 3 * 366;

/** The number of days that are shown if no range is asked for. */
export const USUAL = 30;

const date = z.iso.date();

export interface SalesRange {
  /** ISO 8601 dates, both included. */
  from: string;
  to: string;
  /** What was asked for is not a valid range, so the usual one is shown instead. */
  wrong: boolean;
}

/** The days in the page's query; without any, the last thirty. */
export function salesRange(
  asked: Readonly<Record<string, string | undefined>>,
  { now, timeZone }: { now: Date; timeZone: string },
): SalesRange {
  const today = dayIn(timeZone, now);
  const usual = { from: dayAfter(today, 1 - USUAL), to: today };
  if (asked.from === undefined && asked.to === undefined) return { ...usual, wrong: false };
  const from = date.safeParse(asked.from);
  const to = date.safeParse(asked.to);
  const fits = from.success && to.success && from.data <= to.data && to.data < dayAfter(from.data, LONGEST);
  return fits ? { from: from.data, to: to.data, wrong: false } : { ...usual, wrong: true };
}
