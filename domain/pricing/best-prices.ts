import type { Clock } from '@spindle/platform/clock.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { bestLine } from './best-line.ts';
import { couponProblem } from './coupon.ts';
import { isForVisitor, isRunning, type PriceMember } from './promotion.ts';
import { selectPublicCoupons } from './queries/coupons.ts';
import { selectPromotionsFrom } from './queries/promotions.ts';
import { readPriceContext } from './read-price-context.ts';
import type { PricedLine } from './reduce-lines.ts';

/** Who is to pay the prices; a page that is the same for everybody asks for nobody. */
export interface PriceVisitor {
  /** ISO 3166 code, where it is known. */
  country: string | undefined;
  /** Who is logged in. */
  member: PriceMember | undefined;
}

const NOBODY = { country: undefined, member: undefined, tags: [] };

/**
 * The lowest price of each licence of these products that are on sale, with the public coupon and the promotions that
 * make it.
 */
export async function bestPrices(
  { db, clock }: { db: Db; clock: Clock },
  {
    pids,
    currency,
    visitor,
  }: { pids: readonly string[]; currency: Currency; visitor: PriceVisitor | undefined },
): Promise<PricedLine[]> {
  const at = clock.now();
  const offers = await findOffers(db, pids);
  const coupons = await selectPublicCoupons(db, at);
  const known = visitor
    ? await readPriceContext({ db }, { at, code: undefined, discountsProhibited: false, ...visitor })
    : { ...NOBODY, promotions: await selectPromotionsFrom(db, at) };
  const promotions = known.promotions.filter(
    (promotion) => isRunning(promotion, at) && isForVisitor(promotion, known),
  );
  return offers
    .filter(({ onSale }) => onSale)
    .flatMap(({ pid, prices }) => {
      const own = coupons.filter((coupon) => !couponProblem(coupon, [pid], { at }));
      return prices
        .filter((price) => price.currency === currency)
        .map(({ licenceType, amountMinor }) =>
          bestLine({ pid, licenceType, listMinor: amountMinor }, currency, { coupons: own, promotions }),
        );
    });
}
