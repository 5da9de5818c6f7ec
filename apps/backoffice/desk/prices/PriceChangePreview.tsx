import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import type { PricePreview } from '@spindle/domain/subscriptions/prices/preview-price-change.ts';
import { saidOf, sideBySide } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { DeskTable } from '../DeskTable.tsx';
import { type DeskWords, filled } from '../desk-words.ts';
import { AskFirst } from '../forms/AskFirst.tsx';

/** Who would be told what, and from when the new price would apply, with the button that announces it. */
export function PriceChangePreview({
  preview: { change, groups, told, dearerFrom },
  fields,
  product,
  locale,
  words,
  format,
}: {
  preview: PricePreview;
  /** What was typed, to be sent with the announcement. */
  fields: Readonly<Record<string, string>>;
  product: string;
  locale: Locale;
  words: DeskWords;
  format(time: Date): string;
}) {
  const said = words.priceChanges;
  const { currency, priceMinor, startsAt, term, withoutAgreement } = change;
  const money = (amountMinor: number) => formatExactMoney(amountMinor, currency, locale);
  const name = sideBySide(locale, [product, words.licences[term]]);
  const isDearer = groups.some((group) => group.fromMinor < group.priceMinor);
  const isWithoutTax = groups.some((group) => group.priceMinor < priceMinor);
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{saidOf(locale, said.preview, name)}</h2>
      <DeskTable
        rows={groups}
        none={said.nobody}
        idOf={(group) => `${group.fromMinor} ${group.priceMinor}`}
        columns={[
          { label: said.from, amount: true, cell: ({ fromMinor }) => money(fromMinor) },
          { label: said.amount, amount: true, cell: (group) => money(group.priceMinor) },
          { label: said.subscriptions, amount: true, cell: ({ subscriptions }) => subscriptions },
          {
            label: said.holds,
            cell: (group) =>
              group.fromMinor === group.priceMinor
                ? said.same
                : filled(group.fromMinor < group.priceMinor ? said.dearer : said.cheaper, {
                    date: format(group.fromMinor < group.priceMinor ? dearerFrom : startsAt),
                  }),
          },
        ]}
      />
      {isDearer && dearerFrom > startsAt && (
        <p role="alert">{filled(said.tooSoon, { asked: format(startsAt), date: format(dearerFrom) })}</p>
      )}
      {isDearer && <p>{saidOf(locale, said.without, said.withouts[withoutAgreement])}</p>}
      {isWithoutTax && <p>{filled(said.net, { price: money(priceMinor) })}</p>}
      <p>{filled(said.mails, { count: String(told) })}</p>
      <AskFirst
        action="/desk/announce-price"
        fields={fields}
        name={saidOf(locale, said.announce, sideBySide(locale, [name, money(priceMinor)]))}
        label={said.announce}
        question={filled(said.announceAsks, { count: String(told), product: name, price: money(priceMinor) })}
        yes={said.save}
      />
    </section>
  );
}
