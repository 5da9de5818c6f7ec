import { COUPON_AUDIENCES, type Coupon } from '@spindle/domain/pricing/coupon.ts';
import { DeskField, DeskForm, DeskSelect } from './DeskForm.tsx';
import type { deskWords } from './desk-words.ts';
import { momentField } from './form-fields.ts';
import { COUPONS_PAGE } from './pages.ts';

/** One coupon. @param typed what was typed when it was refused; it stands before what is stored */
export function CouponForm({
  words,
  coupon,
  typed,
}: {
  words: ReturnType<typeof deskWords>['words'];
  coupon: Coupon | undefined;
  typed: Readonly<Record<string, string | undefined>> | undefined;
}) {
  const said = words.coupons;
  const { prices } = words;
  const value = (name: string, stored: string) => typed?.[name] ?? stored;
  return (
    <DeskForm
      action="/desk/save-coupon"
      title={coupon ? said.change.replace('{code}', coupon.code) : said.make}
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
      <DeskField
        name="off"
        label={prices.offField}
        type="number"
        min={1}
        max={99}
        required
        value={value('off', coupon ? String(100 - coupon.payPercent) : '')}
      />
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
      <DeskField
        name="max_uses"
        label={prices.maxUses}
        help={prices.emptyMany}
        type="number"
        min={1}
        value={value('max_uses', coupon?.maxUses?.toString() ?? '')}
      />
      <DeskField
        name="starts"
        label={prices.starts}
        help={prices.emptyNow}
        type="datetime-local"
        value={value('starts', momentField(coupon?.startsAt ?? null))}
      />
      <DeskField
        name="ends"
        label={prices.ends}
        help={prices.emptyNever}
        type="datetime-local"
        value={value('ends', momentField(coupon?.endsAt ?? null))}
      />
      <DeskField
        name="pids"
        label={prices.products}
        help={prices.pidsHelp}
        value={value('pids', coupon?.pids.join(', ') ?? '')}
        required
        wide
      />
    </DeskForm>
  );
}
