import { WITHOUT_AGREEMENT } from '@spindle/domain/subscriptions/prices/price-change.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField, DeskForm, DeskSelect } from '../forms/DeskForm.tsx';
import { ProductSelect } from '../forms/ProductFields.tsx';
import { wayBack } from '../forms/way-back.ts';
import { PRICE_CHANGES_PAGE } from '../pages.ts';
import type { ProductChoices } from '../product-choices.ts';

/** A form that previews a new price; it announces nothing. */
export function PriceChangeForm({
  words,
  typed,
  products,
  timeZone,
}: {
  words: DeskWords;
  typed: Readonly<Record<string, string | undefined>>;
  products: ProductChoices;
  timeZone: string;
}) {
  const said = words.priceChanges;
  return (
    <DeskForm
      method="get"
      action={`/admin${PRICE_CHANGES_PAGE}#preview`}
      hidden={{ preview: '1' }}
      title={said.form}
      save={said.show}
      cancel={wayBack(typed, `/admin${PRICE_CHANGES_PAGE}`, words.prices.cancel)}
    >
      <ProductSelect
        label={said.product}
        choose={words.prices.chooseProduct}
        value={typed.pid ?? ''}
        products={products}
      />
      <DeskSelect
        name="term"
        label={said.term}
        value={typed.term ?? '1Y'}
        options={TERMS.map((term) => [term, words.licences[term]])}
      />
      <DeskSelect
        name="currency"
        label={said.currency}
        value={typed.currency ?? 'USD'}
        options={CURRENCIES.map((currency) => [currency, currency])}
      />
      <DeskField
        name="amount"
        label={said.amount}
        help={said.amountHelp}
        value={typed.amount ?? ''}
        required
      />
      <DeskField
        name="starts"
        type="datetime-local"
        label={filled(said.starts, { zone: timeZone })}
        value={typed.starts ?? ''}
        required
      />
      <DeskSelect
        name="without"
        label={said.without}
        value={typed.without ?? 'keeps'}
        options={WITHOUT_AGREEMENT.map((one) => [one, said.withouts[one]])}
      />
    </DeskForm>
  );
}
