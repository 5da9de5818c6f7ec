import type { Currency } from '@spindle/platform/currencies.ts';
import { type Coupon, type CouponProblem, couponProblem } from './coupon.ts';
import { isForVisitor, isRunning, type Promotion, type PromotionVisitor } from './promotion.ts';
import { type LineToPrice, type PricedLine, type Reduction, reduceLines } from './reduce-lines.ts';

/** What lowers prices besides the list, and for whom; `readPriceContext` reads it. */
export interface PriceContext extends PromotionVisitor {
  /** The moment that prices are asked for. */
  at: Date;
  /** The code that was given; `found` is undefined where there is none of that name. `isTheirs`: it is for this member. */
  coupon: { code: string; found: Coupon | undefined; prohibited: boolean; isTheirs?: boolean } | undefined;
  promotions: readonly Promotion[];
}

/** The coupon of a basket and what came of it. */
export interface PricedCoupon {
  code: string;
  /** Why it takes nothing off. */
  problem?: CouponProblem | 'discounts_prohibited' | 'coupon_not_better';
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
  /** Those of all lines, each once. */
  reductions: readonly Reduction[];
  /** Keys of the promotions that lower something, to be counted with the order. */
  promotions: readonly string[];
}

/**
 * Prices a basket, one line or many, at the best price that its buyer can have; the only place where that is decided.
 * A coupon lowers the lines it is good for and no other; where it is good for none, or a promotion that it can't be
 * combined with is better on all of them, it is refused and the lines cost what they do without it. Which line comes
 * first makes no difference.
 */
export function priceLines(
  lines: readonly LineToPrice[],
  currency: Currency,
  context: PriceContext,
): PricedLines {
  const judged = judgeCoupon(lines, context);
  const priced = reduceLines(lines, currency, {
    coupon: judged?.problem === undefined ? context.coupon?.found : undefined,
    promotions: context.promotions.filter(
      (promotion) => isRunning(promotion, context.at) && isForVisitor(promotion, context),
    ),
  });
  const reductions = summed(priced.flatMap((line) => line.reductions));
  const unused = judged && !judged.problem && !reductions.some(({ kind }) => kind === 'coupon');
  const sum = (amount: (line: PricedLine) => number) =>
    priced.reduce((total, line) => total + amount(line), 0);
  return {
    currency,
    lines: priced,
    listMinor: sum((line) => line.listMinor),
    discountMinor: sum((line) => line.discountMinor),
    totalMinor: sum((line) => line.totalMinor),
    coupon: unused ? { code: judged.code, problem: 'coupon_not_better', pids: [] } : judged,
    reductions,
    promotions: reductions.flatMap((step) => (step.kind === 'promotion' ? [step.key] : [])),
  };
}

/** In an order that does not depend on the lines': promotions by key, the coupon last. */
function summed(steps: readonly Reduction[]): Reduction[] {
  const byName = new Map<string, Reduction>();
  for (const step of steps) {
    const name = step.kind === 'promotion' ? `0 ${step.key}` : '1';
    const before = byName.get(name)?.offMinor ?? 0;
    byName.set(name, { ...step, offMinor: before + step.offMinor });
  }
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, step]) => step);
}

function judgeCoupon(lines: readonly LineToPrice[], { coupon, at }: PriceContext): PricedCoupon | undefined {
  if (!coupon) return undefined;
  const { code, found, prohibited, isTheirs } = coupon;
  const pids = lines.map(({ pid }) => pid);
  const problem = prohibited ? 'discounts_prohibited' : couponProblem(found, pids, { isTheirs, at });
  return problem || !found
    ? { code, problem: problem ?? 'coupon_unknown', pids: [] }
    : { code, pids: found.pids };
}
