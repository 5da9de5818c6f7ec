import { quoteOf } from '@spindle/domain/books/exchange-rate.ts';
import type { OssLine, OssReport } from '@spindle/domain/books/oss-report.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { TaxRegistration } from '@spindle/domain/tax/registration.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { DeskTable } from '../desk/DeskTable.tsx';
import { type DeskWords, filled } from '../desk/desk-words.ts';

/** The quarterly one-stop-shop return, and the amounts from which it was converted. */
export function OssReturn({
  report,
  registration,
  running,
  locale,
  tag,
  words,
  quarterName,
}: {
  report: OssReport;
  registration: TaxRegistration | null;
  /** The quarter is not over yet. */
  running: boolean;
  locale: Locale;
  tag: string;
  words: DeskWords['oss'];
  quarterName(quarter: string): string;
}) {
  const { supplies, corrections, balances, missing, currency, quarter } = report;
  const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const money = (amount: number | undefined | null) =>
    amount === null || amount === undefined ? '–' : formatExactMoney(amount, currency, locale);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const country = { label: words.country, cell: (line: { country: string }) => regions.of(line.country) };
  const filed = [
    { label: words.net, amount: true, cell: ({ filed: sum }: OssLine) => money(sum?.netMinor) },
    { label: words.tax, amount: true, cell: ({ filed: sum }: OssLine) => money(sum?.taxMinor) },
  ];
  const lines = [...supplies, ...corrections];
  return (
    <>
      <p>
        {registration
          ? filled(words.registration, {
              country: regions.of(registration.country) ?? registration.country,
              number: registration.number,
            })
          : words.notRegistered}
      </p>
      {running && <p role="note">{filled(words.runs, { day: day.format(new Date(quarter.to)) })}</p>}
      {missing.map((one) => (
        <p key={`${one.currency} ${one.day}`} role="alert">
          {filled(words.missing, { currency: one.currency, day: day.format(new Date(one.day)) })}
        </p>
      ))}
      {lines.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <h3>{words.supplies}</h3>
          <DeskTable
            rows={supplies}
            none={words.none}
            idOf={(line) => `${line.country} ${line.rateBp}`}
            columns={[
              country,
              { label: words.rate, cell: ({ rateBp }) => percent.format((rateBp ?? 0) / 10_000) },
              ...filed,
            ]}
          />
          {corrections.length > 0 && (
            <>
              <h3>{words.corrections}</h3>
              <DeskTable
                rows={corrections}
                none={words.none}
                idOf={(line) => `${line.quarter} ${line.country}`}
                columns={[
                  { label: words.quarter, cell: (line) => quarterName(line.quarter) },
                  country,
                  ...filed,
                ]}
              />
            </>
          )}
          <h3>{words.balances}</h3>
          <DeskTable
            rows={balances}
            none={words.none}
            idOf={(balance) => balance.country}
            columns={[country, { label: words.tax, amount: true, cell: ({ taxMinor }) => money(taxMinor) }]}
          />
          <details>
            <summary>{words.parts}</summary>
            <DeskTable
              rows={lines.flatMap((line) => line.parts.map((part) => ({ ...line, ...part })))}
              none={words.none}
              idOf={(part) => `${part.quarter} ${part.country} ${part.rateBp} ${part.currency}`}
              columns={[
                { label: words.quarter, cell: (part) => quarterName(part.quarter) },
                country,
                { label: words.currency, cell: (part) => part.currency },
                {
                  label: words.net,
                  amount: true,
                  cell: (part) => formatExactMoney(part.netMinor, part.currency, locale),
                },
                {
                  label: words.tax,
                  amount: true,
                  cell: (part) => formatExactMoney(part.taxMinor, part.currency, locale),
                },
                {
                  label: words.exchangeRate,
                  cell: ({ conversion }) =>
                    conversion ? `${quoteOf(conversion)} (${day.format(new Date(conversion.day))})` : '–',
                },
              ]}
            />
          </details>
          {registration && missing.length === 0 && (
            <p className="books-download">
              <a href={`/desk/oss?${new URLSearchParams({ quarter: quarter.name })}`}>{words.download}</a>
            </p>
          )}
        </>
      )}
    </>
  );
}
