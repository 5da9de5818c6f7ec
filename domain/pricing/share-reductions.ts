import type { Currency } from '@spindle/platform/currencies.ts';
import { shareByWeight } from '@spindle/platform/share-by-weight.ts';
import { smallestUnit } from './coupon.ts';
import type { Reduction } from './reduce-lines.ts';

/**
 * Divides a line's discount between the coupon and the promotions, in whole cents or ten yen. If the tax was taken out of the
 * discount after the line was priced, both are reduced in proportion.
 * @param discountMinor at most the sum of the reductions; the shares add up to it.
 */
export function shareReductions(
  reductions: readonly Pick<Reduction, 'kind' | 'offMinor'>[],
  discountMinor: number,
  currency: Currency,
): { couponMinor: number; promotionMinor: number } {
  const off = (kind: Reduction['kind']) =>
    reductions.reduce((sum, step) => sum + (step.kind === kind ? step.offMinor : 0), 0);
  const unit = smallestUnit(currency);
  const [couponUnits = 0, promotionUnits = 0] = shareByWeight(discountMinor / unit, [
    off('coupon'),
    off('promotion'),
  ]);
  return { couponMinor: couponUnits * unit, promotionMinor: promotionUnits * unit };
}
