import type { Db } from '@spindle/platform/database.ts';
import { inArray, min, sql } from 'drizzle-orm';
import type { PriceOutcome } from './price-change.ts';
import { priceChangeCounts } from './tables.ts';

/** How many offers of a price change have one outcome, as counted by the database. */
export interface OutcomeCount {
  changeId: string;
  outcome: PriceOutcome;
  offers: number;
  /** The earliest start of the new price among offers that had this outcome when told; null where there are none. */
  firstStart: Date | null;
}

export async function selectOutcomes(db: Db, changeIds: readonly string[]): Promise<OutcomeCount[]> {
  const { changeId, outcome, offers, firstStart } = priceChangeCounts;
  return db
    .select({
      ...{ changeId, outcome },
      offers: sql<number>`sum(${offers})::int`,
      firstStart: min(firstStart),
    })
    .from(priceChangeCounts)
    .where(inArray(changeId, [...changeIds]))
    .groupBy(changeId, outcome);
}

/**
 * Merges the count rows of each change and outcome into one. In one statement, so that readers see either the rows or their
 * sum; two merges at once each add up only the rows they have deleted themselves.
 */
export async function addUpOutcomes(db: Db): Promise<void> {
  await db.execute(sql`
    with taken as (
      delete from ${priceChangeCounts} one
      using (select change_id, outcome from ${priceChangeCounts} group by change_id, outcome having count(*) > 1) many
      where one.change_id = many.change_id and one.outcome = many.outcome
      returning one.change_id, one.outcome, one.offers, one.first_start
    )
    insert into ${priceChangeCounts} (change_id, outcome, offers, first_start)
    select change_id, outcome, sum(offers), min(first_start) from taken group by change_id, outcome`);
}
