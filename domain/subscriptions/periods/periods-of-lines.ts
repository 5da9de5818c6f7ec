import type { Db } from '@spindle/platform/database.ts';
import { selectGrantedOfLines } from './queries.ts';

/** The time that a line has paid for, from `startsAt` up to but not including `endsAt`. */
export interface PaidPeriod {
  lineId: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The periods that these order lines have paid for, as recorded when each order was placed, whatever has become of the
 * subscriptions since. At most one per line; lines that paid for no period, or for one without an end, are left out.
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
