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

/** The visitor that prices are for; pages that are the same for everybody have none. */
export interface PriceVisitor {
  /** ISO 3166 code, if known. */
  country: string | undefined;
  /** The member who is logged in. */
  member: PriceMember | undefined;
}

const NOBODY = { country: undefined, member: undefined, tags: [] };

/**
 * The lowest price of each licence type of these products that is on sale, with the public coupon and the promotions that lead
 * to it.
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
