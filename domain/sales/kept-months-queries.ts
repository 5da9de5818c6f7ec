import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { subscriptionPeriods, subscriptions } from '../subscriptions/tables.ts';
import { monthAfter } from './recurring.ts';
import { recurringOf } from './recurring-sums.ts';
import { recurringMonthSums, recurringMonths } from './tables.ts';

/** A month and the day up to whose beginning it is stored: the first of the next month, or an earlier one. */
export interface MonthUpto {
  /** Its first day, `2026-11-01`. */
  month: string;
  upto: string;
}

/** The months from the first subscription to `upto` that are not stored; oldest first, as each builds on the one before. */
export async function selectMissingMonths(
  db: Db,
  { upto, timeZone }: { upto: string; timeZone: string },
): Promise<MonthUpto[]> {
  const { rows } = await db.execute<MonthUpto & Record<string, unknown>>(sql`
    with wanted as (
      select first::date as month, least((first + interval '1 month')::date, ${upto}::date) as upto
      from generate_series(
        date_trunc('month', least(
          (select min(created_at) from ${subscriptions}), (select min(starts_at) from ${subscriptionPeriods})
        ) at time zone ${timeZone}),
        ${upto}::timestamp, interval '1 month'
      ) first
    )
    select to_char(month, 'YYYY-MM-DD') as month, to_char(upto, 'YYYY-MM-DD') as upto
    from wanted
    where month < upto and not exists (
      select from ${recurringMonths} kept
      where kept.month = wanted.month and kept.upto = ${beginOf(sql`wanted.upto`, timeZone)} and kept.time_zone = ${timeZone}
    )
    order by month
  `);
  return rows;
}

/**
 * Locks all months against transactions that change what a subscription counts, until this transaction ends.
 * @returns false if one of them is under way, since its changes can't be seen yet.
 */
export async function lockMonths(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('recurring months')) as locked`,
  );
  return rows[0]?.locked === true;
}

/** Adds up a month again and stores it, after `lockMonths`; deletes the months of other time zones. */
export async function writeMonth(tx: Db, { month, upto }: MonthUpto, timeZone: string): Promise<void> {
  const end = beginOf(sql`${upto}::date`, timeZone);
  await tx.execute(
    sql`delete from ${recurringMonths} where time_zone <> ${timeZone} or (month = ${month} and upto = ${end})`,
  );
  const range = { months: [month, `${monthAfter(month.slice(0, 7), 1)}-01`], timeZone, now: end };
  await tx.execute(sql`
    with sums as materialized (${recurringOf(range)}), kept as (
      insert into ${recurringMonths} (month, upto, time_zone, starts_at)
      values (${month}, ${end}, ${timeZone}, ${beginOf(sql`${month}::date`, timeZone)})
    )
    insert into ${recurringMonthSums} (month, upto, currency, opening_twelfths, opening_subscribers,
      new, reactivated, expansion, contraction, churned, came, "left")
    select month, ${end}, currency, opening_twelfths, opening_subscribers,
      new, reactivated, expansion, contraction, churned, came, "left"
    from sums
  `);
}

const beginOf = (day: SQL, timeZone: string) => sql`((${day})::timestamp at time zone ${timeZone})`;
