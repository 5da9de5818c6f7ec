import type { Db } from '@spindle/platform/database.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { namesIn } from '../catalogue/names-in.ts';
import type { Order, OrderLine } from '../orders/order.ts';

/**
 * The names of an order's products in the language of a gift's recipient. The order has them in the buyer's language, which is
 * also used for products that the catalogue no longer has.
 */
export async function namesOfGift(
  db: Db,
  { lines, locale, giftEmail, giftLocale }: Pick<Order, 'lines' | 'locale' | 'giftEmail' | 'giftLocale'>,
): Promise<(line: Pick<OrderLine, 'pid' | 'productName'>) => string> {
  if (giftEmail === null || giftLocale === null || giftLocale === locale) return (line) => line.productName;
  const offers = await findOffers(
    db,
    lines.map(({ pid }) => pid),
  );
  return ({ pid, productName }) => {
    const offer = offers.find((one) => one.pid === pid);
    return offer ? namesIn(offer, giftLocale).name : productName;
  };
}
