import { listedPrice } from '@spindle/domain/catalogue/listed-price.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { LifetimePrice } from '@spindle/domain/subscriptions/lifetime/lifetime-price.ts';
import type { Subscription } from '@spindle/domain/subscriptions/subscription.ts';
import type { SwitchTo } from '@spindle/domain/subscriptions/switch/switch-to.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';

/**
 * What a running subscription can be changed to; the page of the change shows the prices. A subscription that another
 * system charges can't be changed: nobody would credit what was paid there.
 */
export function waysOf(
  { pid, state, term, currency, periodEnd, billedAs }: Subscription,
  { offer, lifetime, now }: { offer: Offer | undefined; lifetime: readonly LifetimePrice[]; now: Date },
): SwitchTo[] {
  if (state !== 'active' || billedAs || periodEnd <= now || !offer?.onSale) return [];
  const isPriced = (row: LifetimePrice) => row.pid === pid && row.term === term && row.currency === currency;
  return [
    ...TERMS.filter((to) => to !== term && listedPrice(offer, to, currency) !== undefined),
    ...(lifetime.some(isPriced) ? (['LFT'] as const) : []),
  ];
}
