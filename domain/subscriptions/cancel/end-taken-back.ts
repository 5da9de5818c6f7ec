import type { Db } from '@spindle/platform/database.ts';
import type { EndedSubscription } from '../../fulfilment/deps.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { grantsOfLicence } from '../../licences/grants-of-licence.ts';
import { moveGrantEnd } from '../../licences/move-grant-end.ts';
import { findOrder } from '../../orders/find-order.ts';
import { spentOn } from '../../payments/credits/credit.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import { writeCredits } from '../../payments/credits/write-credits.ts';
import { changeSubscription, isSwitch } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import {
  type SubscriptionPeriod,
  selectPaidPeriod,
  selectPaidPeriodBesides,
  selectPeriodBefore,
  selectPeriodsOfLine,
} from '../periods/queries.ts';
import { lockSubscription, updateSubscription } from '../queries.ts';
import type { Subscription } from '../subscription.ts';
import { undoSpending } from '../switch/carry-over.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * Ends the subscriptions whose money has gone back: after a lost dispute about any of their periods, or after a refund of the
 * period that runs now, or of the last one while the next is not paid. A refund of an earlier period is a favour and ends
 * nothing. Credit that paid for a period whose money is taken back can be refunded again on the orders it came from. When
 * staff refuse the payment of a renewal, the next step of its subscription ends it.
 * @param lineIds the lines whose money went back, and those of later periods that this money paid for as credit.
 * @returns the subscriptions that this call has ended.
 */
export async function endTakenBack(
  deps: SubscriptionDeps,
  tx: Db,
  lineIds: readonly string[],
  by: 'refund' | 'dispute',
): Promise<EndedSubscription[]> {
  const ended: EndedSubscription[] = [];
  for (const lineId of lineIds) {
    for (const period of await selectPeriodsOfLine(tx, lineId)) {
      const { subscriptionId: holderId } = period;
      if (by === 'refund' && (await isRefused(tx, period))) {
        await lookAtRefused(tx, deps, period);
        continue;
      }
      await changeSubscription(tx, holderId, async (change, subscription, open) => {
        const licence = await findLicence(change, subscription.licenceId);
        // Periods before an upgrade to a lifetime licence do not run while that upgrade stands.
        const isOver = period.endsAt !== null && licence?.licenceType === 'LFT';
        const runs =
          period.grantedAt !== null && !isOver && (await isRunning(change, deps, subscription, period));
        const ends = by === 'dispute' || runs;
        if (ends) {
          const reason = by === 'refund' ? 'refunded' : 'charged_back';
          await endSubscription(change, deps, subscription, open, reason);
          if (subscription.state !== 'ended') ended.push(nameOf(subscription));
        }
        const entries = await creditsOf(change, { holderId });
        const lost = spentOn(entries, lineId).some((share) => lineIds.includes(share.lineId));
        if (!ends && !lost) return;
        await writeCredits(change, undoSpending({ holderId, entries }, lineId), deps.clock.now());
        if (!isOver)
          await giveTimeBack(change, subscription, period, { taken: lineIds, at: deps.clock.now() });
      });
    }
  }
  return ended;
}

/** Whether staff have refused the payment of a period. A pending period is not refused: its credit may be what is taken back. */
async function isRefused(tx: Db, { grantedAt, orderId }: SubscriptionPeriod): Promise<boolean> {
  return !grantedAt && (await findOrder(tx, orderId))?.state === 'cancelled';
}

/**
 * Makes the next step of a subscription due now: when staff have refused the payment of a renewal, that step ends the
 * subscription. It can't be ended here, because that needs a lock on the order paid before, and only the renewal's is locked.
 */
async function lookAtRefused(tx: Db, { clock }: SubscriptionDeps, period: SubscriptionPeriod): Promise<void> {
  const subscription = await lockSubscription(tx, period.subscriptionId);
  if (!subscription || subscription.state === 'ended' || isSwitch(period, subscription)) return;
  await updateSubscription(tx, subscription.id, { dueAt: clock.now() });
}

/** Whether a period runs now. Added time moves `periodEnd` past the end of the paid period, which runs nonetheless. */
async function isRunning(
  tx: Db,
  { clock }: SubscriptionDeps,
  { id, periodEnd }: Subscription,
  { number, endsAt }: SubscriptionPeriod,
): Promise<boolean> {
  if (!endsAt || endsAt >= periodEnd) return true;
  return endsAt > clock.now() && number === (await selectPaidPeriod(tx, id)).number;
}

const nameOf = ({ id: subscriptionId, pid, productName }: Subscription) => ({
  subscriptionId,
  pid,
  productName,
});

/**
 * Restores the rest of the period before, which was credited to this one: it is no longer credited, so it can be used again. The
 * licence, and time added to it, takes the term of the last paid period that is not taken back.
 * @param taken all lines whose money goes back.
 */
async function giveTimeBack(
  tx: Db,
  { licenceId }: Subscription,
  { subscriptionId, number, lineId: insteadOf, grantedAt }: SubscriptionPeriod,
  { taken, at }: { taken: readonly string[]; at: Date },
): Promise<void> {
  const before = grantedAt && (await selectPeriodBefore(tx, { subscriptionId, number }));
  if (!before?.endsAt) return;
  const { lineId, endsAt: end } = before;
  // A lifetime licence that was refunded before is a paid period, too, though nothing of it stands.
  const gone = (await grantsOfLicence(tx, licenceId))
    .filter(({ source, takenBackAt }) => source === 'order' && takenBackAt !== null)
    .map(({ sourceId }) => sourceId);
  const standing = await selectPaidPeriodBesides(tx, subscriptionId, [...taken, ...gone]);
  const { term: licenceType } = standing ?? before;
  await moveGrantEnd(tx, { licenceId, lineId }, { end, at, licenceType, insteadOf });
}
