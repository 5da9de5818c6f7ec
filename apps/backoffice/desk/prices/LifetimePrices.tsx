import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import {
  type LifetimePrice,
  type LifetimePriceKey,
  lifetimePriceKey,
} from '@spindle/domain/subscriptions/lifetime/lifetime-price.ts';
import { listLifetimePrices } from '@spindle/domain/subscriptions/lifetime/list-lifetime-prices.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import type { AdminViewServerProps } from 'payload';
import { deskWords } from '../desk-words.ts';
import { DeskField, DeskSelect } from '../forms/DeskForm.tsx';
import { amountField } from '../forms/money-field.ts';
import { ProductSelect } from '../forms/ProductFields.tsx';
import { LIFETIME_PRICES_PAGE } from '../pages.ts';
import { productChoices } from '../product-choices.ts';
import { productLabels } from '../product-labels.ts';
import { RulesPage } from '../RulesPage.tsx';

/** The prices for moving from a subscription to a lifetime licence. */
export function LifetimePrices(view: AdminViewServerProps) {
  const { locale, words } = deskWords(view.i18n?.language);
  const said = words.lifetimePrices;
  return (
    <RulesPage<LifetimePrice & { product: string }>
      view={view}
      of="lifetime-price"
      page={LIFETIME_PRICES_PAGE}
      permission="prices"
      said={said}
      fields={async (asked, db) => (
        <>
          <ProductSelect
            label={said.product}
            choose={words.prices.chooseProduct}
            value={asked.pid ?? ''}
            products={await productChoices(db, locale)}
          />
          <DeskSelect
            name="term"
            label={said.term}
            value={asked.term ?? '1Y'}
            options={TERMS.map((term) => [term, words.licences[term]])}
          />
          <DeskSelect
            name="currency"
            label={said.currency}
            value={asked.currency ?? 'USD'}
            options={CURRENCIES.map((currency) => [currency, currency])}
          />
          <DeskField
            name="amount"
            label={said.amount}
            help={said.amountHelp}
            value={asked.amount ?? ''}
            required
          />
        </>
      )}
      load={async (db, after) => {
        const { prices, next } = await listLifetimePrices(db, { after: keyOf(after) });
        const label = await productLabels(
          db,
          prices.map(({ pid }) => pid),
          locale,
        );
        const rules = prices.map((price) => ({ ...price, product: label(price.pid) }));
        return { rules, next: next && [next.pid, next.term, next.currency].join(' ') };
      }}
      nameOf={({ pid, term, currency }) => `${pid}, ${words.licences[term]}, ${currency}`}
      columns={[
        { label: said.product, cell: ({ product }) => product },
        { label: said.term, cell: ({ term }) => words.licences[term] },
        {
          label: said.amount,
          amount: true,
          cell: ({ amountMinor, currency }) => formatExactMoney(amountMinor, currency, locale),
        },
      ]}
      editedAs={({ amountMinor, product: _, ...key }) => ({
        ...key,
        amount: amountField(amountMinor, key.currency),
      })}
      removedBy={({ amountMinor: _, product: __, ...key }) => key}
    />
  );
}

function keyOf(name: string | undefined): LifetimePriceKey | undefined {
  const [pid, term, currency] = name?.split(' ') ?? [];
  return lifetimePriceKey.safeParse({ pid, term, currency }).data;
}
