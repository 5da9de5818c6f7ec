import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { orderLines, orders } from '../orders/tables.ts';
import { disputes } from '../payments/disputes/tables.ts';
import { refundLines, refunds } from '../payments/refunds/tables.ts';

/** A row of one of three kinds: of a day, a product or a country; the other two are null. */
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
  /** IANA. Days begin and end in it. */
  timeZone: string;
  /** One product alone. */
  pid?: string | undefined;
}

/**
 * What the days of a range have brought, in one pass: by day, by product and by country. A line's share of what was
 * paid or taken back for its order is cut by running sums, so that the lines add up to the order.
 */
export async function selectTakings(
  db: Db,
  { from, to, timeZone, pid }: TakingsRange,
): Promise<TakingsRow[]> {
  const start = sql`(${from}::date::timestamp at time zone ${timeZone})`;
  const end = sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`;
  const share = (amount: ReturnType<typeof sql>) =>
    sql`round(${amount}::numeric * lines.upto / lines.whole) - round(${amount}::numeric * lines.before / lines.whole)`;
  // The parts of its order's total up to and before a line; of an order for nothing each line weighs the same.
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
  const { rows } = await db.execute<TakingsRow & Record<string, unknown>>(sql`
    with moves as (
      select o.paid_at as at, coalesce(o.paid_currency, o.currency) as currency, o.country, lines.pid,
        o.id as order_id, ${share(sql`coalesce(o.paid_minor, o.total_minor)`)} as revenue, 0 as refunded, 0 as taken
      from ${orders} o, ${lines}
      where o.paid_at >= ${start} and o.paid_at < ${end}
      union all
      select r.settled_at, r.currency, o.country, line.pid, null, 0, part.amount_minor, 0
      from ${refunds} r
        join ${refundLines} part on part.refund_id = r.id
        join ${orderLines} line on line.id = part.line_id
        join ${orders} o on o.id = r.order_id and o.paid_at is not null
      where r.state = 'succeeded' and r.settled_at >= ${start} and r.settled_at < ${end}
      union all
      select d.closed_at, d.currency, o.country, lines.pid, null, 0, 0, ${share(sql`d.amount_minor`)}
      from ${disputes} d join ${orders} o on o.id = d.order_id and o.paid_at is not null, ${lines}
      where d.state = 'lost' and d.closed_at >= ${start} and d.closed_at < ${end}
    ), dated as (
      select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, moves.* from moves
      where ${pid === undefined ? sql`true` : sql`pid = ${pid}`}
    )
    select
      case when grouping(day) = 0 then 'day' when grouping(pid) = 0 then 'product' else 'country' end as kind,
      day, pid, country, currency,
      count(distinct order_id)::int as orders,
      sum(revenue)::float8 as "revenueMinor",
      sum(refunded)::float8 as "refundedMinor",
      sum(taken)::float8 as "chargedBackMinor"
    from dated
    group by grouping sets ((currency, day), (currency, pid), (currency, country))
    order by currency, day, pid, country
  `);
  return rows;
}
