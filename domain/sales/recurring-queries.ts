import type { Db } from '@spindle/platform/database.ts';
import { count, inArray, sql } from 'drizzle-orm';
import { SUBSCRIPTION_STATES } from '../subscriptions/subscription.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import type { RecurringMove, RecurringSums } from './recurring.ts';
import { type RecurringRange, recurringOf } from './recurring-sums.ts';

export type RecurringRow = Omit<RecurringSums, 'moved'> & { currency: string } & Record<
    RecurringMove,
    number
  >;

/**
 * What each month began with and changed, for each currency in which somebody had a subscription at its beginning or its end:
 * from stored months, and from subscriptions for the rest.
 */
export async function selectRecurring(db: Db, range: RecurringRange): Promise<RecurringRow[]> {
  const { rows } = await db.execute<RecurringRow & Record<string, unknown>>(sql`
    select to_char(month, 'YYYY-MM') as month, currency, opening_twelfths::float8 as "openingTwelfths",
      new::float8 as new, reactivated::float8 as reactivated, expansion::float8 as expansion,
      contraction::float8 as contraction, churned::float8 as churned,
      json_build_object(
        'opening', opening_subscribers, 'came', came, 'left', "left", 'closing', opening_subscribers + came - "left"
      ) as subscribers
    from (${recurringOf(range)}) sums
    where opening_subscribers > 0 or opening_subscribers + came - "left" > 0
    order by currency, month
  `);
  return rows;
}

const RUNNING = SUBSCRIPTION_STATES.filter((state) => state !== 'ended');

/** How many subscriptions that have not ended are in each state. */
export async function selectStates(db: Db): Promise<{ state: string; count: number }[]> {
  return (
    db
      .select({ state: subscriptions.state, count: count() })
      .from(subscriptions)
      // The states are named so that the index on them is used, and ended subscriptions are not read.
      .where(inArray(subscriptions.state, RUNNING))
      .groupBy(subscriptions.state)
  );
}
