import { readSales } from '@spindle/domain/sales/read-sales.ts';
import { dayAfter, dayIn } from '@spindle/domain/sales/sales.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
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
  /** The seller's time zone (IANA). */
  timeZone: string;
  /** ISO 8601 dates, oldest first. */
  days: readonly string[];
  /** What the collector knows; `down` when it does not answer. */
  visitors: 'down' | { visits: Series; buyClicks: Series; funnel: readonly ReportRow<'checkout-funnel'>[] };
  /** Missing for those who may not see the shop's sales. */
  sales?: {
    orders: Series;
    /** Minor units, for each currency in which somebody paid. */
    revenue: readonly { currency: string; amounts: Series }[];
  };
}

/**
 * The figures of the last `length` days, today included.
 * @param maySeeSales the same permission as for the sales page; without it no sale is read
 */
export async function loadFigures(deps: DashboardDeps, maySeeSales: boolean, length = 30): Promise<Figures> {
  const timeZone = await findTimeZone(deps.db);
  const to = dayIn(timeZone, deps.clock.now());
  const from = dayAfter(to, 1 - length);
  const days = Array.from({ length }, (_, index) => dayAfter(from, index));
  const range = { from, to, zone: timeZone };
  const [visits, clicks, funnel, sales] = await Promise.all([
    readReport(deps.reports, 'visits-by-day', range),
    readReport(deps.reports, 'buy-clicks-by-day', range),
    readReport(deps.reports, 'checkout-funnel', range),
    maySeeSales ? readSales(deps.db, { from, to, timeZone }) : undefined,
  ]);
  return {
    ...{ timeZone, days },
    visitors:
      visits === 'down' || clicks === 'down' || funnel === 'down'
        ? 'down'
        : {
            visits: byDay(days, visits, (row) => row.visits),
            buyClicks: byDay(days, clicks, (row) => row.clicks),
            funnel,
          },
    ...(sales && {
      sales: {
        orders: days.map((_, index) => sumOf(sales.currencies.map((each) => each.byDay[index]?.orders ?? 0))),
        revenue: sales.currencies.map(({ currency, byDay }) => ({
          currency,
          amounts: byDay.map(({ revenueMinor }) => revenueMinor),
        })),
      },
    }),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Days without a row are 0; several rows for one day are added up. */
function byDay<Row extends { day: string }>(
  days: readonly string[],
  rows: readonly Row[],
  value: (row: Row) => number,
): number[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + value(row));
  return days.map((day) => sums.get(day) ?? 0);
}
