import { randomUUID } from 'node:crypto';
import { BATCH_SIZE } from '@spindle/domain/exchange-codes/exchange-code.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { type DeskWords, filled } from '../desk-words.ts';
import { DeskField, DeskForm, DeskSelect } from '../forms/DeskForm.tsx';
import { ProductSelect } from '../forms/ProductFields.tsx';
import { EXCHANGE_PAGE } from '../pages.ts';
import type { ProductChoices } from '../product-choices.ts';

/** The form for a new batch. @param typed what was typed, if it was refused */
export function ExchangeBatchForm({
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
  const said = words.exchange;
  return (
    <DeskForm
      action="/desk/make-exchange-codes"
      title={said.make}
      hidden={{ form: typed.form ?? randomUUID() }}
      save={said.save}
      cancel={{ href: `/admin${EXCHANGE_PAGE}`, label: words.prices.cancel }}
      files
    >
      <DeskField
        name="name"
        label={said.name}
        help={said.nameHelp}
        value={typed.name ?? ''}
        maxLength={120}
        required
      />
      <ProductSelect
        label={said.product}
        choose={words.prices.chooseProduct}
        value={typed.pid ?? ''}
        products={products}
      />
      <DeskSelect
        name="licence"
        label={said.licence}
        value={typed.licence ?? '1Y'}
        options={LICENCE_TYPES.map((type) => [type, words.licences[type]])}
      />
      <DeskField
        name="ends"
        label={filled(said.until, { zone: timeZone })}
        help={words.prices.emptyNever}
        type="datetime-local"
        value={typed.ends ?? ''}
      />
      <DeskField
        name="count"
        label={said.count}
        help={said.countHelp}
        type="number"
        min={1}
        max={BATCH_SIZE}
        value={typed.count ?? ''}
      />
      <DeskField name="file" label={said.file} help={said.fileHelp} type="file" value="" accept=".csv,.txt" />
    </DeskForm>
  );
}
