import { ORDER_STATES } from '@spindle/domain/orders/order.ts';
import { SUSPICIOUS_SCORE } from '@spindle/domain/risk/thresholds.ts';
import { COUNTRIES } from '@spindle/platform/countries.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField, DeskSelect } from '../forms/DeskForm.tsx';
import { ProductSelect } from '../forms/ProductFields.tsx';
import { ORDERS_PAGE } from '../pages.ts';
import type { ProductChoices } from '../product-choices.ts';
import { orderFilter } from './order-filter.ts';

/**
 * The lowest risk scores to choose from: any reason at all, enough to be suspicious, several strong reasons
 * (domain/risk/thresholds.ts).
 */
const SCORES = [1, SUSPICIOUS_SCORE, 70];

/** The filters of the list of orders; they stand in the page's query. */
export function OrderFilterForm({
  words: { orderList: said },
  locale,
  asked,
  products,
  timeZone,
}: {
  words: DeskWords;
  locale: Locale;
  asked: Readonly<Record<string, string | undefined>>;
  products: ProductChoices;
  /** The time zone of the days. */
  timeZone: string;
}) {
  const field = (name: 'number' | 'email' | 'from' | 'to') => ({
    name,
    label: filled(said[name], { zone: timeZone }),
    value: asked[name] ?? '',
  });
  const filter = orderFilter(asked, timeZone);
  // A score that stands only in the query stays among the choices.
  const scores = [...new Set([...SCORES, ...(filter.risk === undefined ? [] : [filter.risk])])].toSorted(
    (one, other) => one - other,
  );
  const reversed = filter.from && filter.before && filter.from >= filter.before;
  return (
    <search>
      <form className="desk-form" action={`/admin${ORDERS_PAGE}`}>
        <div className="desk-fields">
          <DeskField {...field('number')} />
          <DeskField {...field('email')} />
          <DeskSelect
            name="state"
            label={said.state}
            value={asked.state ?? ''}
            options={[['', said.any], ...ORDER_STATES.map((state) => [state, said.states[state]] as const)]}
          />
          <ProductSelect
            label={said.pid}
            choose={said.any}
            value={asked.pid ?? ''}
            products={products}
            required={false}
          />
          <DeskSelect
            name="country"
            label={said.country}
            value={filter.country ?? ''}
            options={[['', said.any], ...countriesByName(locale)]}
          />
          <DeskSelect
            name="risk"
            label={said.risk}
            value={String(filter.risk ?? '')}
            options={[
              ['', said.any],
              ...scores.map(
                (score) => [String(score), filled(said.riskFrom, { score: String(score) })] as const,
              ),
            ]}
          />
          <DeskField {...field('from')} type="date" />
          <DeskField {...field('to')} type="date" />
        </div>
        {reversed && <p role="alert">{said.daysReversed}</p>}
        <p className="desk-buttons">
          <button type="submit">{said.show}</button> <a href={`/admin${ORDERS_PAGE}`}>{said.all}</a>
        </p>
      </form>
    </search>
  );
}

/** All countries with their codes (ISO 3166), sorted by name in this language. */
function countriesByName(locale: Locale): (readonly [code: string, name: string])[] {
  const { tag } = LANGUAGES[locale];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return COUNTRIES.map((code) => [code, names.of(code) ?? code] as const).toSorted(([, a], [, b]) =>
    compare(a, b),
  );
}
