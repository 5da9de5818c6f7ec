import type { Db } from '@spindle/platform/database.ts';
import { changeSubscription, type OpenPeriod } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { updateSubscription } from '../queries.ts';
import type { Subscription } from '../subscription.ts';
import { tellingOfWithdrawal } from './job-kinds.ts';
import {
  selectPriceChange,
  selectToTellWithdrawn,
  selectWithdrawnOffer,
  updatePriceOffer,
} from './queries.ts';
import { queuePriceMail } from './queue-price-mail.ts';
import { nextRenewalOf, priceUntilNow } from './standing-offer.ts';

const PAGE = 200;

/** Tells a page of subscriptions that the price they were told of was withdrawn, and queues the next page. Tells nobody twice. */
export async function tellWithdrawal(
  deps: SubscriptionDeps,
  { changeId, after }: { changeId: string; after: string | null },
): Promise<void> {
  const page = { changeId, after: after ?? undefined, limit: PAGE };
  const ids = await selectToTellWithdrawn(deps.db, page);
  for (const id of ids) {
    await changeSubscription(deps.db, id, (tx, subscription, open) =>
      tellWithdrawn(tx, deps, subscription, open),
    );
  }
  const last = ids.at(-1);
  if (ids.length === PAGE && last) {
    await deps.jobs.send(deps.db, tellingOfWithdrawal, { changeId, after: last });
  }
}

/**
 * Closes a subscription's offer of a price that was withdrawn, and mails that the old price stays. A member who has cancelled is
 * told only if they resume and another price change comes.
 */
export async function tellWithdrawn(
  tx: Db,
  deps: SubscriptionDeps,
  subscription: Subscription,
  open: OpenPeriod | undefined,
): Promise<void> {
  const { id, state } = subscription;
  if (state === 'ended' || state === 'cancelling') return;
  const offer = await selectWithdrawnOffer(tx, id);
  const change = offer && (await selectPriceChange(tx, offer.changeId));
  if (!offer || !change) return;
  await updatePriceOffer(tx, offer.id, { closedAt: deps.clock.now() });
  const fromMinor = priceUntilNow(subscription, open);
  // A renewal that was placed at the very moment of the withdrawal keeps the new price, which was agreed to.
  if (fromMinor !== offer.priceMinor)
    await queuePriceMail(tx, deps, subscription, { ...offer, fromMinor }, change);
  await updateSubscription(tx, id, { nextRenewalMinor: await nextRenewalOf(tx, subscription) });
}
