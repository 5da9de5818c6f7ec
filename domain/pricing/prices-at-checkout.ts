import type { Clock } from '@spindle/platform/clock.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import type { PriceVisitor } from './best-prices.ts';
import { type PricedCoupon, priceLines } from './price-lines.ts';
import { readPriceContext } from './read-price-context.ts';
import type { PricedLine } from './reduce-lines.ts';

/**
 * What a checkout link with this code, or without one, charges a visitor for each licence type of these products that is on sale.
 * @returns also why the code is refused, if it is
 */
export async function pricesAtCheckout(
  { db, clock }: { db: Db; clock: Clock },
  {
    pids,
    currency,
    code,
    visitor,
  }: { pids: readonly string[]; currency: Currency; code: string | undefined; visitor: PriceVisitor },
): Promise<{ lines: PricedLine[]; problem: PricedCoupon['problem'] }> {
  const asked = { at: clock.now(), code, discountsProhibited: false, ...visitor };
  const context = await readPriceContext({ db }, asked);
  const offers = await findOffers(db, pids);
  const priced = offers
    .filter(({ onSale }) => onSale)
    .flatMap(({ pid, prices }) =>
      prices
        .filter((price) => price.currency === currency)
        .map(({ licenceType, amountMinor: listMinor }) =>
          priceLines([{ pid, licenceType, listMinor }], currency, context),
        ),
    );
  return { lines: priced.flatMap(({ lines }) => lines), problem: priced[0]?.coupon?.problem };
}
