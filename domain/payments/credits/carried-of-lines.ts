import type { Db } from '@spindle/platform/database.ts';
import { carriedOf } from './credit.ts';
import { selectCredits } from './queries.ts';

/** How much of the money of each line of an order pays for something later, so that it does not go back; minor units. */
export async function carriedOfLines(db: Db, orderId: string): Promise<ReadonlyMap<string, number>> {
  const carried = carriedOf(await selectCredits(db, { orderId }));
  return new Map(carried.map(({ lineId, amountMinor }) => [lineId, amountMinor]));
}
