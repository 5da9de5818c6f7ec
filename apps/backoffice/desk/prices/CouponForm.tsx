import { COUPON_AUDIENCES, type Coupon } from '@spindle/domain/pricing/coupon.ts';
import type { DeskWords } from '../desk-words.ts';
import { DeskField, DeskForm, DeskSelect } from '../forms/DeskForm.tsx';
import { COUPONS_PAGE } from '../pages.ts';
import type { ProductChoices } from '../product-choices.ts';
import { CapField, OffField, PidsField, SpanFields } from './PriceFields.tsx';

/** The form for a coupon. @param typed what was typed, if it was refused; it wins over what is stored */
export function CouponForm({
  words,
  coupon,
  typed,
  products,
  timeZone,
}: {
  words: DeskWords;
  coupon: Coupon | undefined;
  typed: Readonly<Record<string, string | undefined>> | undefined;
  products: ProductChoices;
  timeZone: string;
}) {
  const said = words.coupons;
  const { prices } = words;
  const value = (name: string, stored: string) => (typed ? (typed[name] ?? '') : stored);
  const part = { words, row: coupon, value };
  return (
    <DeskForm
      action="/desk/save-coupon"
      title={coupon ? said.change.replace('{key}', coupon.code) : said.make}
      hidden={coupon ? { edit: coupon.code } : { new: '1' }}
      save={prices.save}
      cancel={{ href: `/admin${COUPONS_PAGE}`, label: prices.cancel }}
    >
      {!coupon && (
        <DeskField
          name="code"
          label={said.code}
          help={said.codeHelp}
          value={value('code', '')}
          required
          pattern="\s*[A-Za-z0-9][A-Za-z0-9\-]{2,31}\s*"
        />
      )}
      <OffField {...part} most={100} />
      <DeskSelect
        name="audience"
        label={said.audience}
        value={value('audience', coupon?.audience ?? 'link')}
        options={COUPON_AUDIENCES.map((audience) => [audience, said.audiences[audience]])}
      />
      <DeskField
        name="email"
        label={said.email}
        help={said.emailHelp}
        type="email"
        value={coupon?.email ?? ''}
      />
      <CapField {...part} />
      <SpanFields {...part} timeZone={timeZone} />
      <PidsField {...part} help={prices.pidsHelp} products={products} />
    </DeskForm>
  );
}
