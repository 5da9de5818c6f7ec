import type { Currency } from '@spindle/platform/currencies.ts';
import { roundYen } from './round-yen.ts';

/**
 * Who a coupon is for. public: everybody; prices may be shown with it. link: whoever was given the code; it is never shown, nor
 * applied unless given. person: one member, who is logged in.
 */
export const COUPON_AUDIENCES = ['public', 'link', 'person'] as const;
export type CouponAudience = (typeof COUPON_AUDIENCES)[number];

export interface Coupon {
  code: string;
  audience: CouponAudience;
  /** Address of the member it is for, in lower case, which may have changed since; only with the audience `person`. */
  email: string | null;
  /** Products it applies to. */
  pids: readonly string[];
  /** Percentage that is left to pay: 90 is ten per cent off, 0 is free. */
  payPercent: number;
  /** How many orders may use it; null for no limit. */
  maxUses: number | null;
  used: number;
  /** Start and end; null for no limit. */
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The shop's standing coupons (spec §3). */
export const STANDING_COUPONS: readonly Pick<Coupon, 'code' | 'audience' | 'pids' | 'payPercent'>[] = [
  { code: 'DNC20', audience: 'public', pids: ['62124', '62125', '62126', '62127'], payPercent: 80 },
  { code: 'DNC10', audience: 'public', pids: ['646', '643', '60646', '60643'], payPercent: 90 },
];

export type CouponProblem =
  | 'coupon_unknown'
  | 'coupon_for_another'
  | 'coupon_not_for_product'
  | 'coupon_not_yet'
  | 'coupon_ended'
  | 'coupon_used_up';

/**
 * Why a coupon can't be used for a basket; undefined if it applies to something in it.
 * @param isTheirs the coupon is for the member who is logged in; a typed address proves nothing.
 */
export function couponProblem(
  coupon: Coupon | undefined,
  pids: readonly string[],
  { isTheirs = false, at }: { isTheirs?: boolean | undefined; at: Date },
): CouponProblem | undefined {
  if (!coupon) return 'coupon_unknown';
  if (coupon.audience === 'person' && !isTheirs) return 'coupon_for_another';
  if (!pids.some((pid) => coupon.pids.includes(pid))) return 'coupon_not_for_product';
  if (coupon.startsAt && at < coupon.startsAt) return 'coupon_not_yet';
  if (coupon.endsAt && coupon.endsAt <= at) return 'coupon_ended';
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return 'coupon_used_up';
  return undefined;
}

/** Normalises a code typed by a person: surrounding spaces, case, full-width letters and invisible characters do not matter. */
export function normaliseCouponCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toUpperCase();
}

export interface Price {
  currency: Currency;
  /** Before the coupon, minor units. */
  listMinor: number;
  /** What is taken off, minor units. */
  discountMinor: number;
  /** The price that is shown, marked up and charged, minor units. */
  totalMinor: number;
}

/** Amounts are multiples of this many minor units: a cent, ten yen (spec §5). */
export function smallestUnit(currency: Currency): number {
  return currency === 'JPY' ? 10 : 1;
}

/**
 * Decides a price: applies the percentage first, then rounds to whole cents or ten yen, so that the price shown is the price
 * charged. It never exceeds the list price, and is 0 only if `payPercent` is 0.
 */
export function decidePrice(amountMinor: number, currency: Currency, payPercent = 100): Price {
  const toUnit = (amount: number) => (currency === 'JPY' ? roundYen(amount) : Math.floor(amount + 0.5));
  const smallest = smallestUnit(currency);
  const listMinor = Math.max(smallest, toUnit(amountMinor));
  // Multiplied before divided, because 0.9 has no exact binary representation, but 90 has.
  const totalMinor = payPercent === 0 ? 0 : Math.max(smallest, toUnit((listMinor * payPercent) / 100));
  return { currency, listMinor, discountMinor: listMinor - totalMinor, totalMinor };
}
