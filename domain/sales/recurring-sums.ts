import { type SQL, sql } from 'drizzle-orm';
import { subscriptionPeriods, subscriptions } from '../subscriptions/tables.ts';
import { recurringMonthSums, recurringMonths } from './tables.ts';

export interface RecurringRange {
  /** The first days of consecutive months, `2026-11-01`, and the first day after the last of them. */
  months: readonly string[];
  /** IANA, in which months begin. */
  timeZone: string;
  /** The end of the current month. */
  now: Date | SQL;
}

const SUMS = ['new', 'reactivated', 'expansion', 'contraction', 'churned', 'came', 'left'] as const;
const sums = (each: (name: SQL) => SQL) =>
  sql.join(
    SUMS.map((name) => each(sql`${sql.identifier(name)}`)),
    sql`, `,
  );

/**
 * What each month changed in each currency, as the columns of `recurring_month_sums` and the number of the month. This is the
 * stored part of the month and the changes since, for the members of whom a period or subscription has begun or ended since.
 * These members are compared at the beginning of the month, at the end of the stored part and at the end of the month (the first
 * of the next one, or `now`). The opening amounts follow from a stored month of the range or the month before it; if there is
 * none, from all subscriptions.
 */
export function recurringOf({ months, timeZone, now }: RecurringRange): SQL {
  const days = sql.param([...months]);
  return sql`
    with looks as (
      select number::int as number, day, least(day::timestamp at time zone ${timeZone}, ${now}::timestamptz) as at
      from unnest(${days}::date[]) with ordinality as given (day, number)
    ), months as materialized (
      select one.number, one.day as month, one.at as starts_at, next.at as ends_at
      from looks one join looks next on next.number = one.number + 1
    ), kept as materialized (
      select distinct on (number) number, month, upto
      from months join ${recurringMonths} kept using (month, starts_at)
      where kept.time_zone = ${timeZone} and upto <= ends_at
      order by number, upto desc
    ), open as materialized (
      select number, starts_at, coalesce(upto, starts_at) as kept_at, ends_at
      from months left join kept using (number)
      where coalesce(upto, starts_at) < ends_at
    ), moved as materialized (
      -- Found one by one: all subscriptions are far more than those of which something has begun or ended.
      select distinct open.number, (select member_id from ${subscriptions} where subscriptions.id = began_or_ended.id) as member_id
      from open cross join lateral (
        select subscription_id as id from ${subscriptionPeriods} period
          where granted_at is not null and period.starts_at > kept_at and period.starts_at <= open.ends_at
        union all
        select subscription_id from ${subscriptionPeriods} period
          where granted_at is not null and period.ends_at > kept_at and period.ends_at <= open.ends_at
        union all
        select id from ${subscriptions} where ended_at > kept_at and ended_at <= open.ends_at
      ) began_or_ended
    ), spans as materialized (
      select own.* from (select distinct member_id from moved) who cross join lateral (
        ${spansOf(sql`s.member_id = who.member_id`)}
      ) own
    ), standings as (
      select number, member_id, currency,
        coalesce(sum(twelfths) filter (where since <= starts_at and starts_at < until), 0) as at_start,
        coalesce(sum(twelfths) filter (where since <= kept_at and kept_at < until), 0) as when_kept,
        coalesce(sum(twelfths) filter (where since <= ends_at and ends_at < until), 0) as at_end,
        bool_or(created_at < starts_at) as is_known
      from moved join open using (number) join spans using (member_id)
      group by number, member_id, currency
    ), moves as (
      select number, currency, sign, at_start as before, after, is_back
      from (
        select *, is_known and sum(at_start) over (partition by number, member_id) = 0 as is_back from standings
      ) members cross join lateral (values (1, at_end), (-1, when_kept)) look (sign, after)
      where at_start <> after
    ), parts as (
      select number, currency,
        coalesce(sum(sign * after) filter (where before = 0 and not is_back), 0) as new,
        coalesce(sum(sign * after) filter (where before = 0 and is_back), 0) as reactivated,
        coalesce(sum(sign * (after - before)) filter (where before > 0 and after > before), 0) as expansion,
        coalesce(sum(sign * (before - after)) filter (where after > 0 and after < before), 0) as contraction,
        coalesce(sum(sign * before) filter (where after = 0), 0) as churned,
        coalesce(sum(sign) filter (where before = 0), 0) as came,
        coalesce(sum(sign) filter (where after = 0), 0) as "left"
      from moves
      group by number, currency
      union all
      select number, currency, ${sums((name) => name)} from kept join ${recurringMonthSums} using (month, upto)
    ), changes as (
      select number, currency, new + reactivated + expansion - contraction - churned as twelfths,
        came - "left" as subscribers, ${sums((name) => name)}
      from (select number, currency, ${sums((name) => sql`sum(${name}) as ${name}`)} from parts group by number, currency) both_parts
    ), before as materialized (
      -- What is kept of the month before them.
      select earlier.month, earlier.upto
      from months join ${recurringMonths} earlier
        on earlier.month = (months.month - interval '1 month')::date and earlier.upto = months.starts_at
      where months.number = 1 and earlier.time_zone = ${timeZone}
    ), known as (
      -- What a month began with.
      select number, currency, opening_twelfths as twelfths, opening_subscribers as subscribers
      from kept join ${recurringMonthSums} using (month, upto)
      where number = (select min(number) from kept)
      union all
      select 1, currency, opening_twelfths + new + reactivated + expansion - contraction - churned,
        opening_subscribers + came - "left"
      from before join ${recurringMonthSums} using (month, upto)
      where not exists (select from kept)
      union all
      select 1, currency, sum(twelfths), count(*)
      from (
        select member_id, currency, sum(twelfths) as twelfths
        from (${spansOf(sql`coalesce(s.ended_at, 'infinity') > (select min(starts_at) from months)`)}) all_spans
        where since <= (select min(starts_at) from months) and until > (select min(starts_at) from months)
        group by member_id, currency
        having sum(twelfths) > 0
      ) members
      where not exists (select from kept) and not exists (select from before)
      group by currency
    ), since_then as (
      -- What has changed up to that month.
      select currency, sum(twelfths) as twelfths, sum(subscribers) as subscribers
      from changes where number < (select min(number) from kept)
      group by currency
    )
    select months.number, months.month, currency,
      coalesce(known.twelfths, 0) - coalesce(since_then.twelfths, 0)
        + coalesce(sum(changes.twelfths) over earlier, 0) as opening_twelfths,
      coalesce(known.subscribers, 0) - coalesce(since_then.subscribers, 0)
        + coalesce(sum(changes.subscribers) over earlier, 0) as opening_subscribers,
      ${sums((name) => sql`coalesce(${name}, 0) as ${name}`)}
    from months
      cross join (select currency from known union select currency from changes) currencies
      left join changes using (number, currency)
      left join known using (currency)
      left join since_then using (currency)
    window earlier as (partition by currency order by months.number rows between unbounded preceding and 1 preceding)`;
}

/**
 * A row for each paid period of a subscription: what it counts, in twelfths of a minor unit, from when and until when. A
 * subscription that was never paid has one row without these.
 * @param which condition on `s`, the subscriptions
 */
function spansOf(which: SQL): SQL {
  return sql`
    select s.member_id, s.currency, s.created_at,
      coalesce(period.renewal_minor, 0)::bigint * case period.term when '1Y' then 1 else 12 end as twelfths,
      period.starts_at as since,
      least(
        s.ended_at,
        lead(period.starts_at) over following,
        -- A renewal that is not paid yet is waited for.
        case when (s.state in ('active', 'past_due') or s.end_reason = 'unpaid')
            and lead(period.number) over following is null
          then 'infinity' else coalesce(period.ends_at, 'infinity') end
      ) as until
    from ${subscriptions} s
      left join ${subscriptionPeriods} period on period.subscription_id = s.id and period.granted_at is not null
    where ${which}
    window following as (partition by s.id order by period.number)`;
}
