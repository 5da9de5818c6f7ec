import type { Currency } from '@spindle/platform/currencies.ts';
import { shareByWeight } from '@spindle/platform/share-by-weight.ts';
import { smallestUnit } from './coupon.ts';

/**
 * Divides a discount among lines: in proportion to their list prices, in whole cents or ten yen, by largest remainder; if
 * remainders are equal, the earlier line gets more. The shares add up to the discount, and none exceeds the price of its line.
 * @param discountMinor at most the sum of the list prices; both in whole units of the currency.
 */
export function shareDiscount(
  discountMinor: number,
  listMinors: readonly number[],
  currency: Currency,
): number[] {
  const unit = smallestUnit(currency);
  const listed = listMinors.reduce((sum, list) => sum + list, 0);
  if (discountMinor < 0 || discountMinor > listed || discountMinor % unit !== 0) {
    throw new Error(`a discount of ${discountMinor} ${currency} can't be shared by ${listMinors}`);
  }
  return shareByWeight(discountMinor / unit, listMinors).map((units) => units * unit);
}
