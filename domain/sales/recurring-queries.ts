import type { Db } from '@spindle/platform/database.ts';
import { count, ne, type SQL, sql } from 'drizzle-orm';
import { subscriptionPeriods, subscriptions } from '../subscriptions/tables.ts';
import type { RecurringMove, RecurringSums } from './recurring.ts';

export type RecurringRow = Omit<RecurringSums, 'moved'> & { currency: string } & Record<
    RecurringMove,
    number
  >;

/**
 * What each month changed in each currency, by looking at every member on the month's first moment and on its last: the first
 * of the next month, or `now`. Each span of a subscription adds to the first look that sees it and takes away from the first
 * that does not any more; where one follows another at the same price, both are nothing. So what grows with time is read once
 * and only what has changed is sorted by member. Periods that were over before the first month stay unread but for those that
 * are waited for.
 * @param months their first days, `2026-11-01`, one after the other, and the first day after them
 */
export async function selectRecurring(
  db: Db,
  { months, timeZone, now }: { months: readonly string[]; timeZone: string; now: Date },
): Promise<RecurringRow[]> {
  const days = sql.param([...months]);
  // The number of looks before a moment; moments have microseconds.
  const looksBefore = (moment: SQL) =>
    sql`width_bucket(${moment} - interval '1 microsecond', times.all_looks)`;
  const query = sql`
    with looks as (
      select number::int as number, least(day::timestamp at time zone ${timeZone}, ${now}) as at,
        to_char(day, 'YYYY-MM') as month
      from unnest(${days}::date[]) with ordinality as given (day, number)
    ), times as materialized (
      select array_agg(at order by number) as all_looks, min(at) as first, max(number) as count from looks
    ), running as (
      select s.member_id, s.currency,
        period.renewal_minor::float8 * case period.term when '1Y' then 1 else 12 end as twelfths,
        period.starts_at as since,
        least(
          s.ended_at,
          lead(period.starts_at) over following,
          -- A renewal that is not paid yet is waited for.
          case when (s.state in ('active', 'past_due') or s.end_reason = 'unpaid')
              and lead(period.number) over following is null
            then 'infinity'::timestamptz else period.ends_at end
        ) as until
      from ${subscriptions} s
        join ${subscriptionPeriods} period on period.subscription_id = s.id and period.granted_at is not null
      where coalesce(s.ended_at, 'infinity'::timestamptz) > (select first from times)
      window following as (partition by s.id order by period.number)
    ), spans as materialized (
      select member_id, currency, twelfths, ${looksBefore(sql`since`)} + 1 as seen_from,
        ${looksBefore(sql`until`)} + 1 as seen_until
      from running, times
      where since < until and until > times.first and since <= ${now}
    ), changes as (
      select member_id, currency, number, sum(twelfths) as change
      from (
        select member_id, currency, seen_from as number, twelfths from spans where seen_from < seen_until
        union all
        select member_id, currency, seen_until, -twelfths from spans, times
        where seen_from < seen_until and seen_until <= times.count
      ) sides
      group by member_id, currency, number
      having sum(twelfths) <> 0
    ), members as (
      select *, sum(change) over (partition by member_id, currency order by number) as after from changes
    ), came as materialized (
      select member_id, currency, number, times.all_looks[number - 1] as since
      from members, times where after = change and number > 1
    ), came_back as materialized (
      select distinct came.member_id, came.currency, came.number
      from came join ${subscriptions} earlier
        on earlier.member_id = came.member_id and earlier.currency = came.currency and earlier.created_at < came.since
    ), stayed as (
      select distinct came_back.member_id, came_back.number
      from came_back join spans on spans.member_id = came_back.member_id
        and spans.seen_from < came_back.number and came_back.number - 1 < spans.seen_until
        ), moves as (
      select members.number, members.currency, change, after, after - change as before,
        came_back.member_id is not null and stayed.member_id is null as is_back
      from members
        left join came_back using (member_id, currency, number)
        left join stayed on stayed.member_id = members.member_id and stayed.number = members.number
    ), sums as (
      select number, currency, sum(change) as change,
        coalesce(sum(change) filter (where before = 0 and not is_back), 0)::float8 as new,
        coalesce(sum(change) filter (where is_back), 0)::float8 as reactivated,
        coalesce(sum(change) filter (where before > 0 and change > 0), 0)::float8 as expansion,
        coalesce(sum(-change) filter (where after > 0 and change < 0), 0)::float8 as contraction,
        coalesce(sum(-change) filter (where after = 0), 0)::float8 as churned,
        count(*) filter (where before = 0) as came, count(*) filter (where after = 0) as "left"
      from moves
      group by number, currency
    ), standing as (
      select looks.number, looks.month, known.currency, sums.new, sums.reactivated, sums.expansion, sums.contraction, sums.churned,
        coalesce(sums.came, 0) as came, coalesce(sums."left", 0) as "left",
        sum(coalesce(sums.change, 0)) over upto as twelfths,
        sum(coalesce(sums.came, 0) - coalesce(sums."left", 0)) over upto as subscribers
      from looks cross join (select distinct currency from sums) known
        left join sums on sums.number = looks.number and sums.currency = known.currency
      window upto as (partition by known.currency order by looks.number)
    )
    select opening.month, opening.currency, opening.twelfths::float8 as "openingTwelfths",
      coalesce(closing.new, 0) as new, coalesce(closing.reactivated, 0) as reactivated,
      coalesce(closing.expansion, 0) as expansion, coalesce(closing.contraction, 0) as contraction,
      coalesce(closing.churned, 0) as churned,
      json_build_object(
        'opening', opening.subscribers, 'came', closing.came, 'left', closing."left", 'closing', closing.subscribers
      ) as subscribers
    from standing opening join standing closing
      on closing.currency = opening.currency and closing.number = opening.number + 1
    where opening.subscribers > 0 or closing.subscribers > 0
    order by opening.currency, opening.month
  `;
  return db.transaction(async (tx) => {
    // The planner knows nothing of what a step before has found: it would join a hundred thousand rows one by one, and sort
    // them on disk.
    await tx.execute(sql`set local enable_nestloop = off`);
    await tx.execute(sql`set local work_mem = '64MB'`);
    await tx.execute(sql`set local jit = off`);
    const { rows } = await tx.execute<RecurringRow & Record<string, unknown>>(query);
    return rows;
  });
}

/** How many subscriptions that have not ended are in each state. */
export async function selectStates(db: Db): Promise<{ state: string; count: number }[]> {
  return db
    .select({ state: subscriptions.state, count: count() })
    .from(subscriptions)
    .where(ne(subscriptions.state, 'ended'))
    .groupBy(subscriptions.state);
}
