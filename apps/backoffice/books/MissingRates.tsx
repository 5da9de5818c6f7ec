import type { MissingRates as Missing } from '@spindle/domain/books/missing-rates.ts';
import type { Unstated } from '@spindle/domain/books/missing-rates-queries.ts';
import { type DeskWords, filled } from '../desk/desk-words.ts';
import { EXCHANGE_RATES_PAGE, orderPage } from '../desk/pages.ts';

/** Which exchange rates the books lack, what follows from that, and how to import them; nothing if none is missing. */
export function MissingRates({
  currency,
  missing,
  unstated,
  tooOld,
  words,
  tag,
}: {
  /** The currency of the books. */
  currency: string;
  missing: readonly Missing[];
  unstated: { count: number; invoices: readonly Unstated[] };
  tooOld: boolean;
  words: DeskWords;
  tag: string;
}) {
  const said = words.books;
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
  const day = (iso: string) => format.format(new Date(iso));
  const page = words.exchangeRates.title;
  // The newest file holds only one day, so it does not help with the days before.
  const [before = '', after = ''] = (missing.length > 0 ? said.takeInAll : said.takeIn).split('{page}');
  return (
    <>
      {tooOld && <p role="note">{said.tooOld}</p>}
      {missing.map((one) => (
        <p key={one.currency} role="note">
          {filled(one.days === 1 ? said.missingOne : said.missing, {
            ...{ currency: one.currency, days: String(one.days) },
            ...{ from: day(one.from), through: day(one.through) },
          })}
        </p>
      ))}
      {(tooOld || missing.length > 0) && (
        <p>
          {before}
          <a href={`/admin${EXCHANGE_RATES_PAGE}`}>{page}</a>
          {after}
        </p>
      )}
      {unstated.count > 0 && (
        <>
          <p role="alert">{filled(said.unstated, { currency, count: String(unstated.count) })}</p>
          <ul>
            {unstated.invoices.map((one) => (
              <li key={one.number}>
                <a href={`/admin${orderPage(one.orderNumber)}`}>{one.number}</a>
                {` · ${one.currency} · ${day(one.day)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
