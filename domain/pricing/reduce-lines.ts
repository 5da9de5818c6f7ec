import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { type Coupon, decidePrice } from './coupon.ts';
import { isForLine, type Promotion } from './promotion.ts';
import { shareDiscount } from './share-discount.ts';

/** A line of a basket as the catalogue lists it. */
export interface LineToPrice {
  pid: string;
  licenceType: LicenceType;
  /** List price of the whole line, minor units. */
  listMinor: number;
}

/** One reduction of a line's price. */
export type Reduction = {
  /** Percentage that is left to pay. */
  payPercent: number;
  /** What it takes off this line, minor units. */
  offMinor: number;
} & ({ kind: 'promotion'; key: string; name: string } | { kind: 'coupon'; code: string });

/** `listMinor` = `discountMinor` + `totalMinor`; the reductions, in the order applied, add up to the discount. */
export type PricedLine = LineToPrice & {
  discountMinor: number;
  totalMinor: number;
  reductions: readonly Reduction[];
};

/** The coupon and promotions that may lower the lines; the caller has checked that they apply. */
export interface Reducing {
  coupon: Pick<Coupon, 'code' | 'pids' | 'payPercent'> | undefined;
  promotions: readonly PromotedBy[];
}

type PromotedBy = Pick<Promotion, 'key' | 'name' | 'pids' | 'licenceTypes' | 'payPercent' | 'stacking'>;

/**
 * The best price of each line among the combinations that the promotions allow. Promotions are applied to each line separately,
 * as on its page. The coupon is applied last, to the sum of all lines it is used for, and divided among them. If a price is the
 * same with and without the coupon, the coupon is not used.
 */
export function reduceLines(
  lines: readonly LineToPrice[],
  currency: Currency,
  { coupon, promotions }: Reducing,
): PricedLine[] {
  const chosen = lines.map((line) => {
    const listMinor = decidePrice(line.listMinor, currency).listMinor;
    return bestOf({ ...line, listMinor }, currency, { coupon, promotions });
  });
  const shares = coupon ? couponShares(chosen, currency, coupon.payPercent) : [];
  return chosen.map(({ line, steps, baseMinor }, index) => {
    const offMinor = shares[index] ?? 0;
    const reductions: Reduction[] = [...steps];
    if (coupon && offMinor > 0) {
      reductions.push({ kind: 'coupon', code: coupon.code, payPercent: coupon.payPercent, offMinor });
    }
    const totalMinor = baseMinor - offMinor;
    return { ...line, discountMinor: line.listMinor - totalMinor, totalMinor, reductions };
  });
}

interface Way {
  line: LineToPrice;
  steps: readonly Reduction[];
  /** Price after the promotions, minor units. */
  baseMinor: number;
  withCoupon: boolean;
}

function bestOf(line: LineToPrice, currency: Currency, { coupon, promotions }: Reducing): Way {
  const own = promotions
    .filter((promotion) => isForLine(promotion, line))
    .toSorted((one, other) => one.payPercent - other.payPercent || (one.key < other.key ? -1 : 1));
  const together = own.filter(({ stacking }) => stacking === 'with_all');
  const sets = [[], ...own.map((promotion) => [promotion]), ...(together.length > 1 ? [together] : [])];
  const takesCoupon = coupon?.pids.includes(line.pid) ?? false;
  const ways = [false, ...(takesCoupon ? [true] : [])].flatMap((withCoupon) =>
    sets
      .filter((set) => !withCoupon || set.every(({ stacking }) => stacking !== 'alone'))
      .map((set) => wayOf(line, currency, set, withCoupon)),
  );
  const priceOf = ({ baseMinor, withCoupon }: Way) =>
    withCoupon ? decidePrice(baseMinor, currency, coupon?.payPercent).totalMinor : baseMinor;
  return ways.reduce((best, way) => (priceOf(way) < priceOf(best) ? way : best));
}

function wayOf(
  line: LineToPrice,
  currency: Currency,
  promotions: readonly PromotedBy[],
  withCoupon: boolean,
): Way {
  let baseMinor = line.listMinor;
  const steps = promotions.map(({ key, name, payPercent }): Reduction => {
    const { discountMinor, totalMinor } = decidePrice(baseMinor, currency, payPercent);
    baseMinor = totalMinor;
    return { kind: 'promotion', key, name, payPercent, offMinor: discountMinor };
  });
  return { line, steps: steps.filter(({ offMinor }) => offMinor > 0), baseMinor, withCoupon };
}

/** The coupon's discount per line; 0 where it is not used. */
function couponShares(ways: readonly Way[], currency: Currency, payPercent: number): number[] {
  // Sorted by contents, so that the order of the lines does not decide which of two equal remainders gets the last cent.
  const lowered = ways
    .map((way, index) => ({ ...way, index }))
    .filter(({ withCoupon }) => withCoupon)
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  const bases = lowered.map(({ baseMinor }) => baseMinor);
  const sum = bases.reduce((total, base) => total + base, 0);
  const { discountMinor } = decidePrice(sum, currency, payPercent);
  const shares = sum > 0 ? shareDiscount(discountMinor, bases, currency) : [];
  const byIndex = new Map(lowered.map(({ index }, at) => [index, shares[at] ?? 0]));
  return ways.map((_, index) => byIndex.get(index) ?? 0);
}

const sortKey = ({ line: { pid, licenceType, listMinor } }: Way) => `${pid} ${licenceType} ${listMinor}`;
