import type { Currency } from '@spindle/platform/currencies.ts';

/**
 * The unused part of a payment, minor units: in proportion to the time left, by milliseconds, rounded down (yen to tens).
 * @param paidMinor what was paid for the time from `startsAt` up to `endsAt`, minor units.
 */
export function creditLeft(
  {
    paidMinor,
    currency,
    startsAt,
    endsAt,
  }: { paidMinor: number; currency: Currency; startsAt: Date; endsAt: Date },
  now: Date,
): number {
  const whole = endsAt.getTime() - startsAt.getTime();
  const left = Math.min(whole, Math.max(0, endsAt.getTime() - now.getTime()));
  // BigInt, because an amount times milliseconds can exceed the safe integers of a number.
  const credit = Number((BigInt(paidMinor) * BigInt(left)) / BigInt(whole));
  return currency === 'JPY' ? Math.floor(credit / 10) * 10 : credit;
}

/**
 * How much of a member's credit lowers a price, minor units. Credit that would leave less to pay than the provider's minimum is
 * kept for the next charge.
 * @param leastMinor the least that the provider charges.
 */
export function creditUsed(priceMinor: number, creditMinor: number, leastMinor: number): number {
  const used = Math.min(priceMinor, creditMinor);
  const left = priceMinor - used;
  return left > 0 && left < leastMinor ? Math.max(0, priceMinor - leastMinor) : used;
}
