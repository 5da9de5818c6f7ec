import type { Currency } from '@spindle/platform/currencies.ts';
import { type Coupon, type CouponProblem, couponProblem } from './coupon.ts';
import { isForVisitor, isRunning, type Promotion, type PromotionVisitor } from './promotion.ts';
import { type LineToPrice, type PricedLine, type Reduction, reduceLines } from './reduce-lines.ts';

/** What may lower prices, and for whom; read by `readPriceContext`. */
export interface PriceContext extends PromotionVisitor {
  /** The moment for which prices are asked. */
  at: Date;
  /** The code that was given; `found` is undefined if no such coupon exists. `isTheirs`: it is for this member. */
  coupon: { code: string; found: Coupon | undefined; prohibited: boolean; isTheirs?: boolean } | undefined;
  promotions: readonly Promotion[];
}

/** The coupon of a basket and its effect. */
export interface PricedCoupon {
  code: string;
  /** Why it takes nothing off. */
  problem?: CouponProblem | 'discounts_prohibited' | 'coupon_not_better';
  /** Products it applies to; empty if there is a problem. */
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
  /** The reductions of all lines, each once. */
  reductions: readonly Reduction[];
  /** Keys of the promotions that lower something, whose uses are counted with the order. */
  promotions: readonly string[];
}

/**
 * Prices a basket of one line or many at the best price for its buyer; the only place where that is decided. A coupon lowers only
 * the lines it applies to. If it applies to none, or promotions that it can't be combined with are better on all of them, it is
 * refused and the lines are priced without it. The order of the lines makes no difference.
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

/** Adds the reductions up by name, in an order that does not depend on the lines: promotions by key, then the coupon. */
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
