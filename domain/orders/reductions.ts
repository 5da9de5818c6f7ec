import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { isPaidAsAgreed, type Order, type OrderLine } from './order.ts';

/** credit: what was left of an earlier period when another took its place. other: what it was is not kept. */
export const REDUCTION_KINDS = ['promotion', 'coupon', 'credit', 'other'] as const;
export type ReductionKind = (typeof REDUCTION_KINDS)[number];

/** A part of what a line, or an order, costs less than it is listed at. */
export interface OrderReduction {
  kind: ReductionKind;
  /** Of a coupon. */
  code: string | null;
  /** Minor units, more than 0. */
  offMinor: number;
}

type Reduced = Pick<OrderLine, 'discountMinor' | 'couponMinor' | 'promotionMinor' | 'creditMinor'>;

/**
 * What has lowered these lines, each kind once, in the order in which it was taken off; together it is their discount.
 * The one answer for pages, mails, documents and calls; beside what was paid, see `reductionsOfPaid`.
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
 * What has lowered the amount that was paid, for where it stands above that amount. Nothing where staff have taken another
 * one: the reductions that led to what was agreed don't explain it, and may be in another currency.
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

/** As people read it: 'Coupon DNC10'. */
export function nameReduction(locale: Locale, { kind, code }: Pick<OrderReduction, 'kind' | 'code'>): string {
  const words = translator(locale, 'terms');
  return kind === 'coupon' && code !== null
    ? words('reductions.coupon', { code })
    : words(`reductions.${kind === 'coupon' ? 'other' : kind}`);
}
