import type { Db } from '@spindle/platform/database.ts';
import { count, ne, sql } from 'drizzle-orm';
import { subscriptionPeriods, subscriptions } from '../subscriptions/tables.ts';
import type { RecurringMove, RecurringSums } from './recurring.ts';

export type RecurringRow = Omit<RecurringSums, 'moved'> & { currency: string } & Record<
    RecurringMove,
    number
  >;

/**
 * What each month changed in each currency, by looking at every member on the month's first moment and on its last: the first
 * of the next month, or `now`. Periods that were over before the first month stay unread but for those that are waited for.
 * @param months their first days, `2026-11-01`, one after the other, and the first day after them
 */
export async function selectRecurring(
  db: Db,
  { months, timeZone, now }: { months: readonly string[]; timeZone: string; now: Date },
): Promise<RecurringRow[]> {
  const days = sql.param([...months]);
  const { rows } = await db.execute<RecurringRow & Record<string, unknown>>(sql`
    with looks as (
      select number, least(day::timestamp at time zone ${timeZone}, ${now}) as at, to_char(day, 'YYYY-MM') as month
      from unnest(${days}::date[]) with ordinality as given (day, number)
    ), running as (
      select s.member_id, s.currency,
        period.renewal_minor * (case period.term when '1Y' then 1 else 12 end)::bigint as twelfths,
        period.starts_at as since,
        least(
          s.ended_at,
          lead(period.starts_at) over (partition by s.id order by period.number),
          -- A renewal that is not paid yet is waited for.
          case when (s.state in ('active', 'past_due') or s.end_reason = 'unpaid')
              and lead(period.number) over (partition by s.id order by period.number) is null
            then 'infinity'::timestamptz else period.ends_at end
        ) as until
      from ${subscriptions} s
        join ${subscriptionPeriods} period on period.subscription_id = s.id and period.granted_at is not null
      where coalesce(s.ended_at, 'infinity'::timestamptz) > (select min(at) from looks)
    ), seen as (
      select looks.number, running.member_id, running.currency, sum(running.twelfths) as twelfths
      from looks join running on running.since <= looks.at and looks.at < running.until
      group by looks.number, running.member_id, running.currency
    ), months as (
      select number, member_id, currency, max(before) as before, max(after) as after
      from (
        select number, member_id, currency, twelfths as before, 0 as after from seen
        union all select number - 1, member_id, currency, 0, twelfths from seen
      ) sides
      where number between 1 and (select max(number) - 1 from looks)
      group by number, member_id, currency
    ), moves as (
      select looks.month, months.*, after - before as gained,
        before = 0 and exists (
          select from ${subscriptions} earlier
          where earlier.member_id = months.member_id and earlier.currency = months.currency
            and earlier.created_at < looks.at
        ) and not exists (
          select from seen where seen.number = months.number and seen.member_id = months.member_id
        ) as is_back
      from months join looks using (number)
    )
    select month, currency,
      sum(before)::float8 as "openingTwelfths",
      coalesce(sum(gained) filter (where before = 0 and not is_back), 0)::float8 as "new",
      coalesce(sum(gained) filter (where is_back), 0)::float8 as reactivated,
      coalesce(sum(gained) filter (where before > 0 and gained > 0), 0)::float8 as expansion,
      coalesce(sum(-gained) filter (where after > 0 and gained < 0), 0)::float8 as contraction,
      coalesce(sum(-gained) filter (where after = 0), 0)::float8 as churned,
      json_build_object(
        'opening', count(*) filter (where before > 0), 'came', count(*) filter (where before = 0),
        'left', count(*) filter (where after = 0), 'closing', count(*) filter (where after > 0)
      ) as subscribers
    from moves
    group by currency, month
    order by currency, month
  `);
  return rows;
}

/** How many subscriptions that have not ended are in each state. */
export async function selectStates(db: Db): Promise<{ state: string; count: number }[]> {
  return db
    .select({ state: subscriptions.state, count: count() })
    .from(subscriptions)
    .where(ne(subscriptions.state, 'ended'))
    .groupBy(subscriptions.state);
}
