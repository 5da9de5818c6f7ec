import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import type { AgreeResult } from './agree-price.ts';
import { BY_MAIL } from './by-mail.ts';
import { selectPriceOffer } from './queries.ts';

/** The other button of the mailed page: cancels the subscription for the end of its period. */
export async function refusePrice(
  deps: SubscriptionDeps,
  { offerId }: { offerId: string },
): Promise<AgreeResult> {
  const offer = await selectPriceOffer(deps.db, offerId);
  if (!offer) return { ok: false, error: 'not_found' };
  if (offer.closedAt) return { ok: false, error: 'over' };
  const { subscriptionId } = offer;
  const asked = { subscriptionId, when: 'period_end', reason: 'new price' } as const;
  const cancelled = await cancelSubscription(deps, BY_MAIL, asked);
  return cancelled.ok ? { ok: true } : { ok: false, error: 'over' };
}
