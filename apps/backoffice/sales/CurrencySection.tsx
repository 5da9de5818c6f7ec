import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { TaxedSales } from '@spindle/domain/sales/read-tax.ts';
import { type CurrencySales, netOf } from '@spindle/domain/sales/sales.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { dashboardWords } from '../dashboard/words.ts';
import { barsOf } from './bars.ts';
import { SalesChart } from './SalesChart.tsx';
import { TakingsTable } from './TakingsTable.tsx';
import { TaxTable } from './TaxTable.tsx';

/** Everything that was sold in one currency. */
export function CurrencySection({
  sales,
  tax,
  days,
  locale,
  tag,
  words,
  nameOf,
  hrefOf,
}: {
  sales: CurrencySales;
  /** The tax in its documents; empty while only one product is shown. */
  tax: readonly TaxedSales[];
  days: readonly string[];
  locale: Locale;
  tag: string;
  words: ReturnType<typeof dashboardWords>['words'];
  nameOf(pid: string): string;
  /** The address of the page for one product alone. */
  hrefOf(pid: string): string;
}) {
  const said = words.sales;
  const money = (amountMinor: number) => formatExactMoney(amountMinor, sales.currency, locale);
  const number = new Intl.NumberFormat(tag);
  const table = { money, count: (orders: number) => number.format(orders), words: said };
  const bars = barsOf(days, sales.byDay);
  const monthly = bars[0]?.period.length === '2026-11'.length;
  const period = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    month: 'short',
    ...(monthly ? { year: 'numeric' } : { day: 'numeric' }),
  });
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const regionName = (country: string | null) =>
    country === null ? said.unknown : (regions.of(country) ?? country);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const sums = [
    [said.revenue, money(sales.revenueMinor)],
    [said.refunds, money(sales.refundedMinor)],
    [said.chargebacks, money(sales.chargedBackMinor)],
    [said.net, money(netOf(sales))],
    [said.orders, number.format(sales.orders)],
  ] as const;
  return (
    <section aria-labelledby={`sales-${sales.currency}`}>
      <h2 id={`sales-${sales.currency}`}>{sales.currency}</h2>
      <dl className="sales-sums">
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {sales.byProduct.length > 0 && (
        <>
          <SalesChart
            bars={bars}
            money={money}
            formatPeriod={(day) => period.format(new Date(day))}
            words={{
              title: said.inOut,
              period: monthly ? said.month : said.day,
              revenue: said.revenue,
              out: `${said.refunds}, ${said.chargebacks}`,
              table: words.table,
            }}
          />
          <TakingsTable
            {...table}
            title={said.products}
            rows={sales.byProduct.map((row) => ({
              ...row,
              name: nameOf(row.pid),
              code: row.pid,
              href: hrefOf(row.pid),
            }))}
          />
          <TakingsTable
            {...table}
            title={said.countries}
            rows={sales.byCountry.map((row) => ({
              ...row,
              name: regionName(row.country),
            }))}
          />
        </>
      )}
      {tax.length > 0 && <TaxTable rows={tax} {...{ money, regionName, percent }} words={said} />}
    </section>
  );
}
