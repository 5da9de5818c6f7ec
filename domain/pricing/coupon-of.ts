import type { PricedLine } from './reduce-lines.ts';

/** The code that a price is made with, if there is one. */
export function couponOf({ reductions }: Pick<PricedLine, 'reductions'>): string | undefined {
  return reductions.flatMap((step) => (step.kind === 'coupon' ? [step.code] : [])).at(0);
}
