import type { Coupon } from '@spindle/domain/pricing/coupon.ts';
import { findCoupon } from '@spindle/domain/pricing/find-coupon.ts';
import { listCoupons } from '@spindle/domain/pricing/list-coupons.ts';
import type { AdminViewServerProps } from 'payload';
import { deskWords } from '../desk-words.ts';
import { COUPONS_PAGE } from '../pages.ts';
import { CouponForm } from './CouponForm.tsx';
import { DiscountsPage } from './DiscountsPage.tsx';

export function Coupons(view: AdminViewServerProps) {
  const { words } = deskWords(view.i18n?.language);
  const { coupons: said, prices } = words;
  return (
    <DiscountsPage<Coupon>
      view={view}
      page={COUPONS_PAGE}
      audited="coupon"
      said={said}
      find={findCoupon}
      list={async (db, after) => {
        const { coupons: discounts, next } = await listCoupons(db, { after });
        return { discounts, next };
      }}
      form={(coupon, typed, { products, timeZone }) => (
        <CouponForm {...{ words, coupon, typed, products, timeZone }} />
      )}
      keyOf={({ code }) => code}
      endedBy={{ action: '/desk/end-coupon', field: 'code' }}
      columns={(productsOf) => [
        { label: said.code, cell: ({ code }) => code },
        { label: prices.products, cell: productsOf },
        { label: said.audience, cell: ({ email, audience }) => email ?? said.audiences[audience] },
      ]}
    />
  );
}
