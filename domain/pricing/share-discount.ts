import type { Currency } from '@spindle/platform/currencies.ts';
import { smallestUnit } from './coupon.ts';

/**
 * What each line bears of a discount: in proportion to its list price, in whole cents or ten yen, by largest
 * remainder; where remainders are equal the earlier line bears more. The shares add up to the discount and
 * none is more than its line costs.
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
  if (discountMinor === 0) return listMinors.map(() => 0);
  // BigInt, because the product of two amounts may be more than a number holds exactly.
  const wanted = listMinors.map((list) => BigInt(discountMinor / unit) * BigInt(list));
  const units = wanted.map((share) => Number(share / BigInt(listed)));
  const open = discountMinor / unit - units.reduce((sum, share) => sum + share, 0);
  const remainders = wanted.map((share) => share % BigInt(listed));
  const byRemainder = remainders
    .map((remainder, index) => ({ remainder, index }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  const favoured = new Set(byRemainder.slice(0, open).map(({ index }) => index));
  return units.map((share, index) => (share + (favoured.has(index) ? 1 : 0)) * unit);
}
