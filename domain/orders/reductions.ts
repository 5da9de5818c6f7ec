import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { isPaidAsAgreed, type Order, type OrderLine } from './order.ts';

/** credit: the rest of an earlier period that was replaced. other: the kind was not recorded. */
export const REDUCTION_KINDS = ['promotion', 'coupon', 'credit', 'other'] as const;
export type ReductionKind = (typeof REDUCTION_KINDS)[number];

/** A reduction of the list price of a line or an order. */
export interface OrderReduction {
  kind: ReductionKind;
  /** Code of the coupon; null for other kinds. */
  code: string | null;
  /** Minor units, more than 0. */
  offMinor: number;
}

type Reduced = Pick<OrderLine, 'discountMinor' | 'couponMinor' | 'promotionMinor' | 'creditMinor'>;

/**
 * The reductions of these lines, each kind once, in the order in which they were applied; they add up to the discount. Used by
 * all pages, mails, documents and calls; beside the amount that was paid, use `reductionsOfPaid`.
 */
export function reductionsOf(
  lines: readonly Reduced[],
  { couponCode }: Pick<Order, 'couponCode'>,
): OrderReduction[] {
  return REDUCTION_KINDS.map((kind) => ({
    kind,
    code: kind === 'coupon' ? couponCode : null,
    offMinor: lines.reduce((sum, line) => sum + partOf(line, kind), 0),
  })).filter(({ offMinor }) => offMinor > 0);
}

/**
 * The reductions to show beside the amount that was paid. Empty if staff have accepted another amount: the reductions of the
 * agreed amount do not explain it, and may be in another currency.
 */
export function reductionsOfPaid(
  lines: readonly Reduced[],
  order: Pick<Order, 'couponCode' | 'paidMinor' | 'paidCurrency' | 'totalMinor' | 'currency'>,
): OrderReduction[] {
  return isPaidAsAgreed(order) ? reductionsOf(lines, order) : [];
}

function partOf(
  { discountMinor, couponMinor, promotionMinor, creditMinor }: Reduced,
  kind: ReductionKind,
): number {
  const [promotion, coupon, credit] = [promotionMinor ?? 0, couponMinor ?? 0, creditMinor ?? 0];
  return { promotion, coupon, credit, other: discountMinor - promotion - coupon - credit }[kind];
}

/** Name of a reduction for people: 'Coupon DNC10'. */
export function nameReduction(locale: Locale, { kind, code }: Pick<OrderReduction, 'kind' | 'code'>): string {
  const words = translator(locale, 'terms');
  return kind === 'coupon' && code !== null
    ? words('reductions.coupon', { code })
    : words(`reductions.${kind === 'coupon' ? 'other' : kind}`);
}
