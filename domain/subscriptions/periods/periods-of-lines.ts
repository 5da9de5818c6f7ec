import type { Db } from '@spindle/platform/database.ts';
import { selectGrantedOfLines } from './queries.ts';

/** The time that a line has paid for, from `startsAt` to before `endsAt`. */
export interface PaidPeriod {
  lineId: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * What these lines of orders have paid for, as it was written down when each was placed: whatever has become of their
 * subscriptions since. Lines that paid for no period, or for one without an end, are left out; there is one a line.
 */
export async function periodsOfLines(db: Db, lineIds: readonly string[]): Promise<PaidPeriod[]> {
  const found = await selectGrantedOfLines(db, lineIds);
  const byLine = new Map(
    found.flatMap(({ lineId, startsAt, endsAt }) =>
      endsAt ? [[lineId, { lineId, startsAt, endsAt }] as const] : [],
    ),
  );
  return [...byLine.values()];
}
