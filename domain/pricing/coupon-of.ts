import type { PricedLine } from './reduce-lines.ts';

/** The coupon code that lowered a price, if any. */
export function couponOf({ reductions }: Pick<PricedLine, 'reductions'>): string | undefined {
  return reductions.flatMap((step) => (step.kind === 'coupon' ? [step.code] : [])).at(0);
}
