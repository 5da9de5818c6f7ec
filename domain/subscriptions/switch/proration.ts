import type { Currency } from '@spindle/platform/currencies.ts';

/**
 * What a payment is still worth: its part for the rest of its time, by milliseconds, rounded down (yen in tens).
 * @param paidMinor what was paid for the time from `startsAt` to before `endsAt`, minor units.
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
  // BigInt, because an amount times milliseconds may be more than a number holds exactly.
  const credit = Number((BigInt(paidMinor) * BigInt(left)) / BigInt(whole));
  return currency === 'JPY' ? Math.floor(credit / 10) * 10 : credit;
}

/**
 * How much of what a member has to their good lowers a price. What would leave less to pay than the provider takes is
 * kept for the next time.
 * @param leastMinor less than that the provider does not take.
 */
export function creditUsed(priceMinor: number, creditMinor: number, leastMinor: number): number {
  const used = Math.min(priceMinor, creditMinor);
  const left = priceMinor - used;
  return left > 0 && left < leastMinor ? Math.max(0, priceMinor - leastMinor) : used;
}
