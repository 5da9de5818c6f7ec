import { type SQL, sql } from 'drizzle-orm';
import { salesDays } from './tables.ts';

/** The first moment of a day. @param day SQL of a date */
function startOf(day: SQL, timeZone: string): SQL {
  const start = sql`((${day})::timestamp at time zone ${timeZone})`;
  // If clocks go back at midnight, the first hour of the day comes twice, and PostgreSQL returns the second one.
  const before = sql`(${start} - interval '1 hour')`;
  return sql`case when (${before} at time zone ${timeZone})::date = ${day} then ${before} else ${start} end`;
}

/** Rows of day, starts_at and ends_at. @param given SQL of rows of day */
export function bounds(given: SQL, timeZone: string): SQL {
  return sql`
    select day, ${startOf(sql`day`, timeZone)} as starts_at, ${startOf(sql`day + 1`, timeZone)} as ends_at
    from (${given}) given`;
}

/** Rows of day for a range that includes both ends. @param from ISO 8601 */
export function daysFrom(from: string, to: string): SQL {
  return sql`select ${from}::date + n as day from generate_series(0, ${to}::date - ${from}::date) n`;
}

/**
 * The version of the rule by which days are added up. Raise it with each change to what a day's sums contain: a storefront of an
 * older version that still runs stores days by its own rule, and this version treats those as not stored.
 */
export const DAY_RULE = 3;

/** Whether a row of `sales_days`, called `kept`, was added up by this rule or a later one. */
export const isOfRule: SQL = sql`kept.rule >= ${sql.raw(String(DAY_RULE))}`;

/** The given days that are not stored. @param timeZone of the stored day; without it, one of any time zone counts */
export function notKept(given: SQL, timeZone?: string): SQL {
  const zone = timeZone === undefined ? sql`` : sql`and kept.time_zone = ${timeZone}`;
  return sql`
    select day from (${given}) wanted
    where not exists (select from ${salesDays} kept where kept.day = wanted.day and ${isOfRule} ${zone})`;
}
