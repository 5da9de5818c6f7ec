import type { PaymentProvider } from '../../payments/provider.ts';
import type { Subscription } from '../subscription.ts';
import { creditUsed } from '../switch/proration.ts';

/** When the shop charges next by itself; null where it never does. */
export function nextChargeAt({ state, periodEnd, dueAt }: Subscription): Date | null {
  if (state === 'active') return periodEnd;
  return state === 'past_due' ? dueAt : null;
}

/** The provider that charges. Credit that would leave less to pay than the provider's minimum is kept for the next charge. */
export interface Charging {
  providers: readonly [Pick<PaymentProvider, 'leastMinor'>, ...unknown[]];
}

/**
 * What the next renewal charges, minor units: its price, lowered by the credit balance. A new price that was not agreed to yet
 * is ignored.
 */
export function nextChargeMinor(
  subscription: Pick<Subscription, 'nextRenewalMinor' | 'renewalMinor' | 'balanceMinor' | 'currency'>,
  charging: Charging,
): number {
  const priceMinor = subscription.nextRenewalMinor ?? subscription.renewalMinor;
  return priceMinor - creditOfRenewal(subscription, priceMinor, charging);
}

/** How much of a renewal's price is paid from the credit balance, minor units. */
export function creditOfRenewal(
  { balanceMinor, currency }: Pick<Subscription, 'balanceMinor' | 'currency'>,
  priceMinor: number,
  { providers: [{ leastMinor }] }: Charging,
): number {
  return creditUsed(priceMinor, balanceMinor, leastMinor[currency]);
}
