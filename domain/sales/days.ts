import { type SQL, sql } from 'drizzle-orm';
import { salesDays } from './tables.ts';

/** The first moment of a day. @param day SQL of a date */
function startOf(day: SQL, timeZone: string): SQL {
  const start = sql`((${day})::timestamp at time zone ${timeZone})`;
  // Where clocks go back at midnight, its first hour comes twice; PostgreSQL names the second one.
  const before = sql`(${start} - interval '1 hour')`;
  return sql`case when (${before} at time zone ${timeZone})::date = ${day} then ${before} else ${start} end`;
}

/** Rows of day, starts_at and ends_at. @param given SQL of rows of day */
export function bounds(given: SQL, timeZone: string): SQL {
  return sql`
    select day, ${startOf(sql`day`, timeZone)} as starts_at, ${startOf(sql`day + 1`, timeZone)} as ends_at
    from (${given}) given`;
}

/** Rows of day: those of a range, both ends included. @param from ISO 8601 */
export function daysFrom(from: string, to: string): SQL {
  return sql`select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) n`;
}

/**
 * By which rule days are added up. It rises with what a day says: a storefront of an older version that runs beside keeps days
 * as it knows them, and those are not kept for this one.
 */
export const DAY_RULE = 3;

/** Whether a row of `sales_days`, called `kept`, was added up by this rule or a later one. */
export const isOfRule: SQL = sql`kept.rule >= ${sql.raw(String(DAY_RULE))}`;

/** Those of the days that are not kept. @param timeZone whose days they are; without it, a day kept of any zone counts */
export function notKept(given: SQL, timeZone?: string): SQL {
  const zone = timeZone === undefined ? sql`` : sql`and kept.time_zone = ${timeZone}`;
  return sql`
    select day from (${given}) wanted
    where not exists (select from ${salesDays} kept where kept.day = wanted.day and ${isOfRule} ${zone})`;
}
