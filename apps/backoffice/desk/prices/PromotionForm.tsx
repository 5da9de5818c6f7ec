import { type Promotion, STACKING } from '@spindle/domain/pricing/promotion.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type { DeskWords } from '../desk-words.ts';
import { DeskChecks, DeskField, DeskForm, DeskSelect } from '../forms/DeskForm.tsx';
import { PROMOTIONS_PAGE } from '../pages.ts';
import type { ProductChoices } from '../product-choices.ts';
import { CapField, OffField, PidsField, SpanFields } from './PriceFields.tsx';

/** The form for a promotion rule. @param typed what was typed, if it was refused; it wins over what is stored */
export function PromotionForm({
  words,
  promotion,
  typed,
  now,
  products,
  timeZone,
}: {
  words: DeskWords;
  promotion: Promotion | undefined;
  typed: Readonly<Record<string, string | undefined>> | undefined;
  now: Date;
  products: ProductChoices;
  timeZone: string;
}) {
  const said = words.promotions;
  const { prices } = words;
  const value = (name: string, stored: string) => (typed ? (typed[name] ?? '') : stored);
  const part = { words, row: promotion, value };
  return (
    <DeskForm
      action="/desk/save-promotion"
      title={promotion ? said.change.replace('{key}', promotion.key) : said.make}
      hidden={promotion ? { edit: promotion.key } : { new: '1' }}
      save={prices.save}
      cancel={{ href: `/admin${PROMOTIONS_PAGE}`, label: prices.cancel }}
    >
      {!promotion && (
        <DeskField
          name="key"
          label={said.key}
          help={said.keyHelp}
          value={value('key', '')}
          required
          pattern="[a-z0-9][a-z0-9\-]{1,63}"
        />
      )}
      <DeskField
        name="name"
        label={said.name}
        help={said.nameHelp}
        value={value('name', promotion?.name ?? '')}
        required
        maxLength={120}
      />
      <OffField {...part} most={99} />
      <SpanFields {...part} timeZone={timeZone} starts={now} required />
      <DeskSelect
        name="stacking"
        label={said.stacking}
        value={value('stacking', promotion?.stacking ?? 'alone')}
        options={STACKING.map((stacking) => [stacking, said.stackings[stacking]])}
      />
      <CapField {...part} />
      <DeskField
        name="max_per_customer"
        label={said.maxPerCustomer}
        help={said.maxPerCustomerHelp}
        type="number"
        min={1}
        value={value('max_per_customer', promotion?.maxUsesPerCustomer?.toString() ?? '')}
      />
      <DeskField
        name="countries"
        label={said.countries}
        help={said.countriesHelp}
        value={value('countries', promotion?.countries.join(', ') ?? '')}
      />
      <DeskField
        name="tags"
        label={said.tags}
        help={said.tagsHelp}
        value={value('tags', promotion?.tags.join(', ') ?? '')}
        wide
      />
      <PidsField {...part} help={said.pidsHelp} products={products} />
      <DeskChecks
        name="licences"
        label={said.licences}
        help={said.licencesHelp}
        value={value('licences', promotion?.licenceTypes.join() ?? '')}
        options={LICENCE_TYPES.map((type) => [type, words.licences[type]])}
      />
    </DeskForm>
  );
}
