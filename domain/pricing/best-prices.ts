import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { couponProblem, decidePrice, type Price } from './coupon.ts';
import { selectPublicCoupons } from './queries.ts';

export interface BestPrice {
  pid: string;
  licenceType: LicenceType;
  price: Price;
  /** The coupon that makes the price; undefined when none is good for this product. */
  coupon: string | undefined;
}

/** The lowest price of each licence of these products that are on sale, with the public coupon that gives it. */
export async function bestPrices(
  deps: { db: Db },
  { pids, currency }: { pids: readonly string[]; currency: Currency },
): Promise<BestPrice[]> {
  const offers = await findOffers(deps.db, pids);
  const coupons = await selectPublicCoupons(deps.db);
  return offers
    .filter(({ onSale }) => onSale)
    .flatMap(({ pid, prices }) => {
      const [best] = coupons
        .filter((coupon) => couponProblem(coupon, [pid], undefined) === undefined)
        .sort((a, b) => a.payPercent - b.payPercent);
      return prices
        .filter((price) => price.currency === currency)
        .map(({ licenceType, amountMinor }) => ({
          pid,
          licenceType,
          price: decidePrice(amountMinor, currency, best?.payPercent),
          coupon: best?.code,
        }));
    });
}
