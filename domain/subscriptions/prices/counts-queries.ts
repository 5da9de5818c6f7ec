import type { Db } from '@spindle/platform/database.ts';
import { inArray, min, sql } from 'drizzle-orm';
import type { PriceOutcome } from './price-change.ts';
import { priceChangeCounts } from './tables.ts';

/** How many offers of a change have come to something, as the database has kept it. */
export interface OutcomeCount {
  changeId: string;
  outcome: PriceOutcome;
  offers: number;
  /** When it holds for the first of those that were told so; null where nobody was. */
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
 * Makes one row of those that say the same. In one statement, so that everybody sees either them or their sum; of two at once
 * each adds up what it has taken away itself.
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
