import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { VatDeps } from '../../tax/check-vat-id.ts';
import { changeSubscription, type OpenPeriod } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { askVatId, NOT_ASKED, vatIdOfNext } from '../periods/ask-vat-id.ts';
import { buyerOfNext } from '../periods/buyer-of-next.ts';
import { selectSubscription, updateSubscription } from '../queries.ts';
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

/** As many as a job has time for, if the registry of VAT ids keeps it waiting for each of them. */
const PAGE = 100;

/** Tells a page of a plan's subscriptions of its new price, and queues the next page. Nobody is told twice. */
export async function tellPrice(
  deps: SubscriptionDeps & VatDeps,
  { changeId, after }: { changeId: string; after: string | null },
): Promise<void> {
  const change = await selectPriceChange(deps.db, changeId);
  if (!change || change.withdrawnAt) return;
  const ids = await selectToTell(deps.db, change, { after: after ?? undefined, limit: PAGE });
  for (const id of ids) {
    const priceMinor = await priceFor(deps, id, change);
    await changeSubscription(deps.db, id, (tx, subscription, open) =>
      tellOne(tx, deps, { change, priceMinor }, subscription, open),
    );
  }
  const last = ids.at(-1);
  if (ids.length === PAGE && last) await deps.jobs.send(deps.db, tellingOfPrice, { changeId, after: last });
}

async function tellOne(
  tx: Db,
  deps: SubscriptionDeps,
  { change, priceMinor }: { change: PriceChange; priceMinor: number },
  subscription: Subscription,
  open: OpenPeriod | undefined,
): Promise<void> {
  const { id, state, term, nextTerm } = subscription;
  const now = deps.clock.now();
  const earlier = await standingOffer(tx, subscription);
  if (earlier?.changeId === change.id || (await hasLaterChange(tx, change))) return;
  if (state === 'ended' || state === 'cancelling' || term !== change.term) return;
  // The lock keeps the change from being withdrawn until this commits, so that whoever is told of it hears of a withdrawal, too.
  if ((await lockPriceChange(tx, change.id, 'share'))?.withdrawnAt) return;
  await tellWithdrawn(tx, deps, subscription, open);
  if (earlier) await updatePriceOffer(tx, earlier.id, { closedAt: now });
  // A member who has planned a change of term has agreed to the price of the new term.
  if (nextTerm) return;
  const fromMinor = priceUntilNow(subscription, open);
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

/**
 * The new price for one subscription: without its tax for a business under reverse charge. If the last period had no positive
 * answer about the VAT id, the id is checked anew, so never call this in a transaction; without an answer, it counts as valid.
 */
async function priceFor(
  deps: SubscriptionDeps & VatDeps,
  subscriptionId: string,
  change: PriceChange,
): Promise<number> {
  const subscription = await selectSubscription(deps.db, subscriptionId);
  const named = subscription && (await vatIdOfNext(deps.db, subscription));
  if (!named) return change.priceMinor;
  const { check } = await buyerOfNext(deps.db, subscription);
  const recheck = check ? NOT_ASKED : await askVatId(deps, subscription);
  if (recheck.asked && recheck.problem === 'unknown') return change.priceMinor;
  const { country, vatId } = named;
  return priceForBuyer(deps.db, change, { country, check: { vatId } }, deps.clock.now());
}
