import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { listedPrice } from '../catalogue/listed-price.ts';
import { bestPrices, type PriceVisitor } from './best-prices.ts';
import { currencyOf } from './currency.ts';
import { type PricedCoupon, priceLines } from './price-lines.ts';
import { readPriceContext } from './read-price-context.ts';
import type { PricedLine } from './reduce-lines.ts';

/**
 * The best price that a visitor can have for one licence, and its reductions. With a code it is the price that the checkout would
 * charge with that code; without one, the public coupons count.
 * @returns undefined if it is not sold, or has no price in the currency of the language
 */
export async function calculatePrice(
  deps: { db: Db; clock: Clock },
  {
    pid,
    licenceType,
    code,
    locale,
    visitor,
  }: {
    pid: string;
    licenceType: LicenceType;
    code: string | undefined;
    locale: Locale;
    visitor: PriceVisitor;
  },
): Promise<{ line: PricedLine; coupon: PricedCoupon | undefined } | undefined> {
  const currency = currencyOf(locale);
  if (!code) {
    const best = await bestPrices(deps, { pids: [pid], currency, visitor });
    const line = best.find((each) => each.licenceType === licenceType);
    return line && { line, coupon: undefined };
  }
  const [offer] = await findOffers(deps.db, [pid]);
  const listMinor = offer?.onSale ? listedPrice(offer, licenceType, currency) : undefined;
  if (listMinor === undefined) return undefined;
  const context = await readPriceContext(deps, {
    ...{ at: deps.clock.now(), code, discountsProhibited: false },
    ...visitor,
  });
  const { lines, coupon } = priceLines([{ pid, licenceType, listMinor }], currency, context);
  const [line] = lines;
  return line && { line, coupon };
}
