import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { changeSubscription, type OpenPeriod } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { vatIdOfNext } from '../periods/ask-vat-id.ts';
import { updateSubscription } from '../queries.ts';
import type { Subscription } from '../subscription.ts';
import { tellingOfPrice } from './job-kinds.ts';
import { NOTICE_MS, type PriceChange, type PriceOffer } from './price-change.ts';
import { priceForBuyer } from './price-for-buyer.ts';
import {
  hasLaterChange,
  insertPriceOffer,
  lockPriceChange,
  selectPriceChange,
  selectToTell,
  updatePriceOffer,
} from './queries.ts';
import { queuePriceMail } from './queue-price-mail.ts';
import { nextRenewalOf, priceUntilNow, standingOffer } from './standing-offer.ts';
import { tellWithdrawn } from './tell-withdrawn.ts';

const PAGE = 200;

/** Tells a page of a plan's subscriptions of its new price, and queues the next page. Nobody is told twice. */
export async function tellPrice(
  deps: SubscriptionDeps,
  { changeId, after }: { changeId: string; after: string | null },
): Promise<void> {
  const change = await selectPriceChange(deps.db, changeId);
  if (!change || change.withdrawnAt) return;
  const ids = await selectToTell(deps.db, change, { after: after ?? undefined, limit: PAGE });
  for (const id of ids) {
    await changeSubscription(deps.db, id, (tx, subscription, open) =>
      tellOne(tx, deps, change, subscription, open),
    );
  }
  const last = ids.at(-1);
  if (ids.length === PAGE && last) await deps.jobs.send(deps.db, tellingOfPrice, { changeId, after: last });
}

async function tellOne(
  tx: Db,
  deps: SubscriptionDeps,
  change: PriceChange,
  subscription: Subscription,
  open: OpenPeriod | undefined,
): Promise<void> {
  const { id, state, term, nextTerm } = subscription;
  const now = deps.clock.now();
  const earlier = await standingOffer(tx, subscription);
  if (earlier?.changeId === change.id || (await hasLaterChange(tx, change))) return;
  if (state === 'ended' || state === 'cancelling' || term !== change.term) return;
  // Until this is committed it is not withdrawn, so that whoever is told is told of that, too.
  if ((await lockPriceChange(tx, change.id, 'share'))?.withdrawnAt) return;
  await tellWithdrawn(tx, deps, subscription, open);
  if (earlier) await updatePriceOffer(tx, earlier.id, { closedAt: now });
  // Who changes to another term with the next renewal has agreed to the price of that.
  if (nextTerm) return;
  const fromMinor = priceUntilNow(subscription, open);
  const priceMinor = await priceFor(tx, subscription, change, now);
  if (priceMinor !== fromMinor) {
    const isDearer = priceMinor > fromMinor;
    const earliest = new Date(now.getTime() + (isDearer ? NOTICE_MS : 0));
    const offer: PriceOffer = {
      ...{ id: randomUUID(), changeId: change.id, subscriptionId: id, fromMinor, priceMinor },
      ...{ startsAt: change.startsAt > earliest ? change.startsAt : earliest, toldAt: now },
      ...(isDearer ? { answer: null, answeredAt: null } : { answer: 'not_needed', answeredAt: now }),
      ...{ way: null, text: null, textVersion: null, closedAt: null },
    };
    await insertPriceOffer(tx, offer);
    await queuePriceMail(tx, deps, subscription, offer, change);
  }
  await updateSubscription(tx, id, { nextRenewalMinor: await nextRenewalOf(tx, subscription) });
}

/** Of a business that owes the tax itself it is without tax, also where nobody could say that when it was last charged. */
async function priceFor(tx: Db, subscription: Subscription, change: PriceChange, now: Date): Promise<number> {
  const named = await vatIdOfNext(tx, subscription);
  if (!named) return change.priceMinor;
  const { country, vatId } = named;
  return priceForBuyer(tx, change, { country, check: { vatId } }, now);
}
