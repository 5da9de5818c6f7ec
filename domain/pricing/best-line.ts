import type { Currency } from '@spindle/platform/currencies.ts';
import { type LineToPrice, type PricedLine, type Reducing, reduceLines } from './reduce-lines.ts';

/** The line at its lowest price with at most one of these coupons; without a coupon if none lowers it. */
export function bestLine(
  line: LineToPrice,
  currency: Currency,
  {
    coupons,
    promotions,
  }: Pick<Reducing, 'promotions'> & { coupons: readonly NonNullable<Reducing['coupon']>[] },
): PricedLine {
  const ways = [undefined, ...coupons].flatMap((coupon) =>
    reduceLines([line], currency, { coupon, promotions }),
  );
  return ways.reduce((best, way) => (way.totalMinor < best.totalMinor ? way : best));
}
