import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { type Coupon, type CouponProblem, couponProblem, decidePrice } from './coupon.ts';
import { shareDiscount } from './share-discount.ts';

/** A line of a basket as the catalogue lists it. */
export interface LineToPrice {
  pid: string;
  licenceType: LicenceType;
  /** Of the whole line, minor units. */
  listMinor: number;
}

/** What lowers prices besides the list; `readPriceContext` reads it. */
export interface PriceContext {
  /** The code that was given; `found` is undefined where there is none of that name. */
  coupon: { code: string; found: Coupon | undefined; prohibited: boolean } | undefined;
  /** Of the member who is logged in; a typed address proves nothing. */
  memberEmail: string | undefined;
}

/** One step from the list price of a line to what it costs, in the order applied. */
export interface Reduction {
  kind: 'coupon';
  code: string;
  /** Hundredths still to pay. */
  payPercent: number;
  /** What it takes off this line, minor units. */
  offMinor: number;
}

/** `listMinor` = `discountMinor` + `totalMinor`; the reductions add up to the discount. */
export type PricedLine = LineToPrice & {
  discountMinor: number;
  totalMinor: number;
  reductions: readonly Reduction[];
};

/** The coupon of a basket and what came of it. */
export interface PricedCoupon {
  code: string;
  /** Why it takes nothing off. */
  problem?: CouponProblem | 'discounts_prohibited';
  /** Products that it is good for; none with a problem. */
  pids: readonly string[];
}

export interface PricedLines {
  currency: Currency;
  lines: PricedLine[];
  /** Sums of the lines, minor units. */
  listMinor: number;
  discountMinor: number;
  totalMinor: number;
  coupon: PricedCoupon | undefined;
}

/**
 * Prices a basket, one line or many; the only place where that is decided. A coupon is reckoned over the lines it is
 * good for together, and each bears its share; other lines cost what they cost. Where it is good for none it is
 * refused, and the lines cost what they do without it. Which line comes first makes no difference.
 */
export function priceLines(
  lines: readonly LineToPrice[],
  currency: Currency,
  context: PriceContext,
): PricedLines {
  const coupon = judgeCoupon(lines, context);
  const listed = lines.map((line) => ({
    ...line,
    listMinor: decidePrice(line.listMinor, currency).listMinor,
  }));
  const found = coupon?.problem === undefined ? context.coupon?.found : undefined;
  const shares = found ? couponShares(listed, currency, found) : listed.map(() => 0);
  const priced = listed.map((line, index): PricedLine => {
    const offMinor = shares[index] ?? 0;
    const { code, payPercent } = found ?? { code: '', payPercent: 100 };
    return {
      ...line,
      discountMinor: offMinor,
      totalMinor: line.listMinor - offMinor,
      reductions: offMinor > 0 ? [{ kind: 'coupon', code, payPercent, offMinor }] : [],
    };
  });
  const sum = (amount: (line: PricedLine) => number) =>
    priced.reduce((total, line) => total + amount(line), 0);
  return {
    currency,
    lines: priced,
    listMinor: sum((line) => line.listMinor),
    discountMinor: sum((line) => line.discountMinor),
    totalMinor: sum((line) => line.totalMinor),
    coupon,
  };
}

function judgeCoupon(
  lines: readonly LineToPrice[],
  { coupon, memberEmail }: PriceContext,
): PricedCoupon | undefined {
  if (!coupon) return undefined;
  const { code, found, prohibited } = coupon;
  const pids = lines.map(({ pid }) => pid);
  const problem = prohibited ? 'discounts_prohibited' : couponProblem(found, pids, memberEmail);
  return problem || !found
    ? { code, problem: problem ?? 'coupon_unknown', pids: [] }
    : { code, pids: found.pids };
}

/** What each line bears of a coupon; nothing where it is not good for its product. */
function couponShares(lines: readonly LineToPrice[], currency: Currency, coupon: Coupon): number[] {
  // Which of two equal remainders gets the last cent is decided by what the lines sell, not by their places.
  const eligible = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ pid }) => coupon.pids.includes(pid))
    .toSorted((one, other) => (sellsFirst(one, other) ? -1 : 1));
  const lists = eligible.map(({ listMinor }) => listMinor);
  const together = lists.reduce((sum, list) => sum + list, 0);
  const { discountMinor } = decidePrice(together, currency, coupon.payPercent);
  const shares = shareDiscount(discountMinor, lists, currency);
  const byIndex = new Map(eligible.map(({ index }, at) => [index, shares[at] ?? 0]));
  return lines.map((_, index) => byIndex.get(index) ?? 0);
}

function sellsFirst(one: LineToPrice, other: LineToPrice): boolean {
  return (
    `${one.pid} ${one.licenceType}` < `${other.pid} ${other.licenceType}` ||
    (one.pid === other.pid && one.licenceType === other.licenceType && one.listMinor < other.listMinor)
  );
}
