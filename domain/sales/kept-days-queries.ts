import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { orders } from '../orders/tables.ts';
import { bounds, DAY_RULE, daysFrom, notKept } from './days.ts';
import { takingsOf } from './queries.ts';
import { salesDays, salesDayTakings, salesDayTaxes } from './tables.ts';
import { taxesOf } from './tax-queries.ts';

/** The days from the first paid order up to `upTo` that are not stored, newest first. */
export async function selectMissingDays(
  db: Db,
  { upTo, timeZone }: { upTo: string; timeZone: string },
): Promise<string[]> {
  const first = await db.execute<{ day: string | null }>(
    sql`select to_char(min(paid_at) at time zone ${timeZone}, 'YYYY-MM-DD') as day from ${orders}`,
  );
  const from = first.rows[0]?.day;
  if (!from) return [];
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day from (${notKept(daysFrom(from, upTo), timeZone)}) missing order by day desc
  `);
  return rows.map(({ day }) => day);
}

/**
 * Locks the day against transactions that write to it, until this transaction ends.
 * @returns false if one of them is under way, since its changes can't be seen yet.
 */
export async function lockDay(tx: Db, day: string, timeZone: string): Promise<boolean> {
  // Writers lock the UTC date of their moment, so that they need not know the seller's time zone.
  const { rows } = await tx.execute<{ locked: boolean }>(sql`
    select bool_and(pg_try_advisory_xact_lock(hashtext('sales day'), date)) as locked
    from (${bounds(sql`select ${day}::date as day`, timeZone)}) days,
      generate_series(
        (starts_at at time zone 'UTC')::date - date '2000-01-01',
        (ends_at at time zone 'UTC')::date - date '2000-01-01'
      ) date
  `);
  return rows[0]?.locked === true;
}

/** Adds up a day again and stores it, after `lockDay`. */
export async function writeDay(tx: Db, day: string, timeZone: string): Promise<void> {
  const given = sql`select ${day}::date as day`;
  await tx.execute(sql`delete from ${salesDays} where day = ${day}`);
  await tx.execute(sql`
    insert into ${salesDays} (day, starts_at, ends_at, time_zone, rule)
    select days.*, ${timeZone}, ${DAY_RULE}::int from (${bounds(given, timeZone)}) days
  `);
  await tx.execute(sql`
    insert into ${salesDayTakings} ${takingsOf(sql`(select * from ${salesDays} where day = ${day})`)}
  `);
  for (const demo of [true, false])
    await tx.execute(sql`insert into ${salesDayTaxes} ${taxesOf(given, demo)}`);
}
