import type { Db } from '@spindle/platform/database.ts';
import { selectTakings, type TakingsRange, type TakingsRow } from './queries.ts';
import { daysBetween, type SalesReport, type Takings } from './sales.ts';

/** What came in and went out on the days of a range, for each currency separately. */
export async function readSales(db: Db, range: TakingsRange): Promise<SalesReport> {
  const rows = await selectTakings(db, range);
  const days = daysBetween(range.from, range.to);
  const currencies = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const byDay = new Map(own.filter(isOf('day')).map((row) => [row.day, takingsOf(row)]));
    return {
      ...sumOf(currency, [...byDay.values()]),
      byDay: days.map((day) => byDay.get(day) ?? sumOf(currency, [])),
      byProduct: highestFirst(
        own.filter(isOf('product')).map((row) => ({ ...takingsOf(row), pid: row.pid ?? '' })),
      ),
      byCountry: highestFirst(
        own.filter(isOf('country')).map((row) => ({ ...takingsOf(row), country: row.country })),
      ),
    };
  });
  // Amounts of two currencies don't compare.
  return { days, currencies: currencies.toSorted((one, other) => other.orders - one.orders) };
}

const isOf =
  (wanted: TakingsRow['kind']) =>
  ({ kind }: TakingsRow) =>
    kind === wanted;

function takingsOf({ currency, orders, revenueMinor, refundedMinor, chargedBackMinor }: TakingsRow): Takings {
  return { currency, orders, revenueMinor, refundedMinor, chargedBackMinor };
}

function sumOf(currency: string, all: readonly Takings[]): Takings {
  const sum = (of: (takings: Takings) => number) => all.reduce((total, takings) => total + of(takings), 0);
  return {
    currency,
    orders: sum(({ orders }) => orders),
    revenueMinor: sum(({ revenueMinor }) => revenueMinor),
    refundedMinor: sum(({ refundedMinor }) => refundedMinor),
    chargedBackMinor: sum(({ chargedBackMinor }) => chargedBackMinor),
  };
}

const highestFirst = <Row extends Takings>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => other.revenueMinor - one.revenueMinor);
