import type { Db } from '@spindle/platform/database.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { stateAt } from '../../licences/licence.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { type SubscriptionMailKind, subscriptionMail } from '../job-kinds.ts';
import type { Subscription } from '../subscription.ts';

/** Queues a mail to a subscription's member, in the transaction that the mail is about. */
export async function queueSubscriptionMail(
  tx: Db,
  { jobs, clock }: SubscriptionDeps,
  subscription: Subscription,
  kind: SubscriptionMailKind,
  {
    orderId = null,
    amountMinor = subscription.nextRenewalMinor ?? subscription.renewalMinor,
  }: { orderId?: string | null; amountMinor?: number } = {},
): Promise<void> {
  const { id: subscriptionId, memberId, locale, productName, currency } = subscription;
  // A cancelled subscription that still runs has no end reason in its row yet.
  const endReason = subscription.state === 'cancelling' ? 'cancelled' : subscription.endReason;
  const term = subscription.nextTerm ?? subscription.term;
  await jobs.send(tx, subscriptionMail, {
    ...{
      kind,
      subscriptionId,
      memberId,
      locale,
      productName,
      term,
      currency,
      endReason,
      orderId,
      amountMinor,
    },
    renewalMinor: subscription.nextRenewalMinor ?? subscription.renewalMinor,
    at: clock.now().toISOString(),
    periodEnd: subscription.periodEnd.toISOString(),
    rests: await rests(tx, subscription, clock.now()),
    dueAt: subscription.dueAt?.toISOString() ?? null,
  });
}

async function rests(tx: Db, { licenceId }: Subscription, now: Date): Promise<boolean> {
  const licence = await findLicence(tx, licenceId);
  return licence !== undefined && stateAt(licence, now) !== 'active';
}
