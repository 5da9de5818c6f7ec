import { readSales } from '@spindle/domain/sales/read-sales.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { ReportRow } from '@spindle/tracking/reports/reports.ts';
import { type ReportsAccess, readReport } from './read-reports.ts';

export interface DashboardDeps {
  db: Db;
  clock: Clock;
  reports: ReportsAccess;
}

/** One number a day, in the order of `Figures.days`. */
export type Series = readonly number[];

export interface Figures {
  /** ISO 8601 dates in UTC, oldest first. */
  days: readonly string[];
  /** What the collector knows; `down` when it does not answer. */
  visitors: 'down' | { visits: Series; buyClicks: Series; funnel: readonly ReportRow<'checkout-funnel'>[] };
  orders: Series;
  /** Minor units, for each currency that was paid in. */
  revenue: readonly { currency: string; amounts: Series }[];
}

const DAY = 86_400_000;

/** The figures of the last `length` days, today included. */
export async function loadFigures(deps: DashboardDeps, length = 30): Promise<Figures> {
  const midnight = Math.floor(deps.clock.now().getTime() / DAY) * DAY;
  const start = midnight - (length - 1) * DAY;
  const days = Array.from({ length }, (_, index) => isoDay(start + index * DAY));
  const range = { from: isoDay(start), to: isoDay(midnight) };
  const [visits, clicks, funnel, sales] = await Promise.all([
    readReport(deps.reports, 'visits-by-day', range),
    readReport(deps.reports, 'buy-clicks-by-day', range),
    readReport(deps.reports, 'checkout-funnel', range),
    // Days of visits are UTC; those of sales stand beside them.
    readSales(deps.db, { ...range, timeZone: 'UTC' }),
  ]);
  return {
    days,
    visitors:
      visits === 'down' || clicks === 'down' || funnel === 'down'
        ? 'down'
        : {
            visits: byDay(days, visits, (row) => row.visits),
            buyClicks: byDay(days, clicks, (row) => row.clicks),
            funnel,
          },
    orders: days.map((_, index) => sumOf(sales.currencies.map((each) => each.byDay[index]?.orders ?? 0))),
    revenue: sales.currencies.map(({ currency, byDay }) => ({
      currency,
      amounts: byDay.map(({ revenueMinor }) => revenueMinor),
    })),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Days without a row count nothing; several rows of a day are added up. */
function byDay<Row extends { day: string }>(
  days: readonly string[],
  rows: readonly Row[],
  value: (row: Row) => number,
): number[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + value(row));
  return days.map((day) => sums.get(day) ?? 0);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
