import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { churnOf, type RecurringMonth, type RecurringReport } from '@spindle/domain/sales/recurring.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { dashboardWords } from '../dashboard/words.ts';
import { SalesChart } from './SalesChart.tsx';

type Words = ReturnType<typeof dashboardWords>['words'];

/** The monthly income from subscriptions, for each currency, and the number of subscriptions. */
export function RecurringSection({
  report: { currencies, counts },
  locale,
  tag,
  words,
}: {
  report: RecurringReport;
  locale: Locale;
  tag: string;
  words: Words;
}) {
  const said = words.recurring;
  const number = new Intl.NumberFormat(tag);
  const states = [
    [said.active, counts.active],
    [said.pastDue, counts.past_due],
    [said.cancelling, counts.cancelling],
    [said.paused, counts.paused],
  ] as const;
  return (
    <section aria-labelledby="recurring">
      <h2 id="recurring">{said.title}</h2>
      <p>{said.about}</p>
      <dl className="sales-sums">
        {states.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
      {currencies.map(({ currency, months }) => (
        <Currency key={currency} {...{ currency, months, locale, tag, words }} />
      ))}
    </section>
  );
}

function Currency({
  currency,
  months,
  locale,
  tag,
  words,
}: {
  currency: string;
  months: readonly RecurringMonth[];
  locale: Locale;
  tag: string;
  words: Words;
}) {
  const said = words.recurring;
  const money = (amountMinor: number) => formatExactMoney(amountMinor, currency, locale);
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const period = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'short', year: 'numeric' });
  const moved = (amountMinor: number) => (amountMinor === 0 ? '–' : money(amountMinor));
  const nameOf = (month: string) => period.format(new Date(month));
  const bars = months.map((one) => ({
    period: one.month,
    revenueMinor: one.newMinor + one.reactivatedMinor + one.expansionMinor,
    outMinor: one.contractionMinor + one.churnedMinor,
  }));
  const columns: readonly (readonly [string, (month: RecurringMonth) => string])[] = [
    [said.opening, ({ openingMinor }) => money(openingMinor)],
    [said.new, ({ newMinor }) => moved(newMinor)],
    [said.reactivated, ({ reactivatedMinor }) => moved(reactivatedMinor)],
    [said.expansion, ({ expansionMinor }) => moved(expansionMinor)],
    [said.contraction, ({ contractionMinor }) => moved(-contractionMinor)],
    [said.churned, ({ churnedMinor }) => moved(-churnedMinor)],
    [said.closing, ({ closingMinor }) => money(closingMinor)],
    [said.subscribers, ({ subscribers }) => number.format(subscribers.closing)],
    [said.churn, (month) => percentOf(churnOf(month), percent)],
  ];
  return (
    <>
      <h3>{currency}</h3>
      <SalesChart
        bars={bars}
        money={money}
        formatPeriod={nameOf}
        words={{
          title: said.chart,
          period: words.sales.month,
          revenue: said.gained,
          out: said.lost,
          table: words.table,
        }}
      />
      <table className="sales-table">
        <thead>
          <tr>
            <th scope="col">{words.sales.month}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month}>
              <th scope="row">{nameOf(month.month)}</th>
              {columns.map(([name, cell]) => (
                <td key={name} data-label={name}>
                  {cell(month)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const percentOf = (share: number | null, format: Intl.NumberFormat) =>
  share === null ? '–' : format.format(share);
