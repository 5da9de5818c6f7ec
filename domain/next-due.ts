import type { Db } from '@spindle/platform/database.ts';
import { nextEnd } from './payments/next-end.ts';
import { nextErasure } from './privacy/erasure/next-erasure.ts';
import { nextStep } from './subscriptions/renewal/next-step.ts';

/**
 * When the shop next has something to do that a timetable will find and no job is queued for. Used by the test clock, which
 * stops there on its way. The time may be past. A time that stays due whatever is done would stop the clock for good, so a
 * module leaves out what may have to wait longer than its time. This is a list, not something that modules contribute, because
 * the command that moves the clock runs in plain Node, which can't load their mails.
 */
export async function nextDue(db: Db, now: Date): Promise<Date | undefined> {
  const times = await Promise.all([nextStep(db), nextEnd(db, now), nextErasure(db, now)]);
  const [first] = times.filter((time) => time !== undefined).toSorted((one, other) => +one - +other);
  return first;
}
