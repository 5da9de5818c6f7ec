import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '../orders/tables.ts';
import { disputeDecisions, disputes } from '../payments/disputes/tables.ts';
import { paidPaymentQuery } from '../payments/paid-payment-query.ts';
import { refundLines, refunds } from '../payments/refunds/tables.ts';
import { bounds, daysFrom, isOfRule, notKept } from './days.ts';
import { salesDays, salesDayTakings } from './tables.ts';

/** The sums of one day, one product or one country, as `kind` says; the other two are null. */
export interface TakingsRow {
  kind: 'day' | 'product' | 'country';
  day: string | null;
  pid: string | null;
  country: string | null;
  currency: string;
  orders: number;
  revenueMinor: number;
  refundedMinor: number;
  chargedBackMinor: number;
}

export interface TakingsRange {
  /** ISO 8601 dates, both included. */
  from: string;
  to: string;
  /** IANA, in which days begin and end. */
  timeZone: string;
  /** Only this product. */
  pid?: string | undefined;
}

/**
 * The takings of days, from their orders, as the columns of `sales_day_takings`. A line's share of what was paid or charged back
 * for its order is computed from running sums, so that the lines add up to the order.
 * @param days relation with the columns day, starts_at and ends_at
 */
export function takingsOf(days: SQL, pid?: string): SQL {
  const share = (amount: SQL) =>
    sql`round(${amount}::numeric * lines.upto / lines.whole) - round(${amount}::numeric * lines.before / lines.whole)`;
  // The running sum of the order's total with and without this line; in an order for nothing all lines weigh the same.
  const lines = sql`lateral (
    select line.pid,
      sum(line.weight) over (order by line.position) as upto,
      sum(line.weight) over (order by line.position) - line.weight as before,
      sum(line.weight) over () as whole
    from (
      select pid, position, case when o.total_minor = 0 then 1 else total_minor end as weight
      from ${orderLines} where order_id = o.id
    ) line
  ) lines`;
  // If an order was paid twice, one payment counts as revenue, so what goes back of the other one is not subtracted from it.
  const isOfPaid = (back: SQL) => sql`${back}.payment_id = ${paidPaymentQuery(sql`o.id`)}`;
  const isOfDay = (at: SQL) => sql`${at} >= days.starts_at and ${at} < days.ends_at`;
  return sql`
    select day, pid, grouping(country) = 0 as by_country, country, currency,
      count(distinct order_id)::int as orders,
      sum(revenue)::bigint as revenue_minor,
      sum(refunded)::bigint as refunded_minor,
      sum(taken)::bigint as charged_back_minor
    from ${days} days cross join lateral (
      select coalesce(o.paid_currency, o.currency) as currency, o.country, lines.pid,
        o.id as order_id, ${share(sql`coalesce(o.paid_minor, o.total_minor)`)} as revenue, 0 as refunded, 0 as taken
      from ${orders} o, ${lines} where ${isOfDay(sql`o.paid_at`)}
      union all
      select r.currency, o.country, line.pid, null, 0, part.amount_minor, 0
      from ${refunds} r
        join ${refundLines} part on part.refund_id = r.id
        join ${orderLines} line on line.id = part.line_id
        join ${orders} o on o.id = r.order_id and o.paid_at is not null
      where ${isOfDay(sql`r.settled_at`)} and r.state = 'succeeded' and ${isOfPaid(sql`r`)}
      union all
      select d.currency, o.country, lines.pid, null, 0, 0, ${share(sql`decided.amount_minor`)}
      from ${disputeDecisions} decided join ${disputes} d on d.id = decided.dispute_id
        join ${orders} o on o.id = d.order_id and o.paid_at is not null, ${lines}
      where decided.state = 'lost' and ${isOfDay(sql`decided.decided_at`)} and ${isOfPaid(sql`d`)}
      union all
      -- What was lost on one day and given back on another.
      select d.currency, o.country, lines.pid, null, 0, 0, -(${share(sql`loss.amount_minor`)})
      from ${disputeDecisions} decided
        join ${disputeDecisions} loss on loss.dispute_id = decided.dispute_id and loss.number = decided.number - 1
        join ${disputes} d on d.id = decided.dispute_id
        join ${orders} o on o.id = d.order_id and o.paid_at is not null, ${lines}
      where decided.state = 'won' and loss.state = 'lost' and ${isOfDay(sql`decided.decided_at`)} and ${isOfPaid(sql`d`)}
      -- A day at a time: for many days the planner would read all orders there are, though most of the days are kept.
      offset 0
    ) moves
    where ${pid === undefined ? sql`true` : sql`pid = ${pid}`}
    group by grouping sets (
      (day, currency), (day, currency, pid), (day, currency, country), (day, currency, pid, country)
    )`;
}

/** The takings of a range by day, by product and by country: from stored days, and from the orders of the others. */
export async function selectTakings(
  db: Db,
  { from, to, timeZone, pid }: TakingsRange,
): Promise<TakingsRow[]> {
  const ofProduct = pid === undefined ? sql`true` : sql`takings.pid = ${pid}`;
  const sums = (kind: TakingsRow['kind'], where: SQL) => {
    const own = (name: string, of: TakingsRow['kind'], value: SQL) =>
      sql`${kind === of ? value : sql`null`} as ${sql.identifier(name)}`;
    return sql`
      select ${kind}::text as kind, ${own('day', 'day', sql`to_char(day, 'YYYY-MM-DD')`)},
        ${own('pid', 'product', sql`pid`)}, ${own('country', 'country', sql`country`)}, currency,
        sum(orders)::int as orders, sum(revenue_minor)::float8 as "revenueMinor",
        sum(refunded_minor)::float8 as "refundedMinor", sum(charged_back_minor)::float8 as "chargedBackMinor"
      from parts where ${where} group by ${sql.identifier(kind === 'product' ? 'pid' : kind)}, currency`;
  };
  const whole = pid === undefined ? sql`pid is null` : sql`pid = ${pid}`;
  const { rows } = await db.execute<TakingsRow & Record<string, unknown>>(sql`
    with open as materialized (${bounds(notKept(daysFrom(from, to), timeZone), timeZone)}),
    parts as materialized (
      ${takingsOf(sql`open`, pid)}
      union all
      select takings.* from ${salesDayTakings} takings join ${salesDays} kept using (day)
      where day between ${from} and ${to} and kept.time_zone = ${timeZone} and ${isOfRule}
        and ${ofProduct}
    )
    ${sums('day', sql`${whole} and not by_country`)}
    union all ${sums('product', sql`pid is not null and not by_country`)}
    union all ${sums('country', sql`${whole} and by_country`)}
    order by currency, day, pid, country
  `);
  return rows;
}
