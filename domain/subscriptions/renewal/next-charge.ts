import type { PaymentProvider } from '../../payments/provider.ts';
import type { Subscription } from '../subscription.ts';
import { creditUsed } from '../switch/proration.ts';

/** When money is next asked for, without anybody doing anything; null where it never is. */
export function nextChargeAt({ state, periodEnd, dueAt }: Subscription): Date | null {
  if (state === 'active') return periodEnd;
  return state === 'past_due' ? dueAt : null;
}

/** Who charges it; what would leave less to pay than they take is kept for the next time. */
export interface Charging {
  providers: readonly [Pick<PaymentProvider, 'leastMinor'>, ...unknown[]];
}

/**
 * What the next renewal charges, minor units: its price, lowered by what is to the member's good. A price that is
 * still to be agreed to is not known to it.
 */
export function nextChargeMinor(
  subscription: Pick<Subscription, 'nextRenewalMinor' | 'renewalMinor' | 'balanceMinor' | 'currency'>,
  charging: Charging,
): number {
  const priceMinor = subscription.nextRenewalMinor ?? subscription.renewalMinor;
  return priceMinor - creditOfRenewal(subscription, priceMinor, charging);
}

/** How much of a renewal's price is paid by what is to the member's good. */
export function creditOfRenewal(
  { balanceMinor, currency }: Pick<Subscription, 'balanceMinor' | 'currency'>,
  priceMinor: number,
  { providers: [{ leastMinor }] }: Charging,
): number {
  return creditUsed(priceMinor, balanceMinor, leastMinor[currency]);
}
