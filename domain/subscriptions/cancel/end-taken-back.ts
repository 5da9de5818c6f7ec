import type { Db } from '@spindle/platform/database.ts';
import type { EndedSubscription } from '../../fulfilment/deps.ts';
import { findLicence } from '../../licences/find-licence.ts';
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
 * Ends the subscriptions whose money has gone back: by a dispute that was lost, whichever period it was about; by a
 * refund, if it was of the period that runs. What staff give back of an earlier one is a favour, and ends nothing. What
 * credit has paid of a period that is taken back can go back again where it was paid.
 * A renewal that staff have refused ends its own with the next look.
 * @param lineIds with those of later periods that their money has paid for, too.
 * @returns those that ran until now.
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
        // What is earlier than the step to a lifetime licence runs no more while that stands.
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

/** Its money came, and staff have not accepted it. One that merely waits may be paid with what is taken back. */
async function isRefused(tx: Db, { grantedAt, orderId }: SubscriptionPeriod): Promise<boolean> {
  return !grantedAt && (await findOrder(tx, orderId))?.state === 'cancelled';
}

/**
 * A renewal that staff have refused ends its subscription, which the next look does: that comes now, and not on the day of
 * the next try. Here its order alone is locked, and an end needs the one before.
 */
async function lookAtRefused(tx: Db, { clock }: SubscriptionDeps, period: SubscriptionPeriod): Promise<void> {
  const subscription = await lockSubscription(tx, period.subscriptionId);
  if (!subscription || subscription.state === 'ended' || isSwitch(period, subscription)) return;
  await updateSubscription(tx, subscription.id, { dueAt: clock.now() });
}

/** One that is not over is left by what was added to the licence, which its subscription renews after, no less. */
async function isRunning(
  tx: Db,
  { clock }: SubscriptionDeps,
  { id, periodEnd }: Subscription,
  { number, endsAt }: SubscriptionPeriod,
): Promise<boolean> {
  if (!endsAt || endsAt >= periodEnd) return true;
  return endsAt > clock.now() && number === (await selectPaidPeriod(tx, id)).number;
}

const nameOf = ({ id: subscriptionId, productName }: Subscription) => ({ subscriptionId, productName });

/**
 * What was left of the period before, when this one took its place, is not credited any more: it can be used again. The licence
 * lives on as one of the term that was paid for last, besides what is taken back, also on time that was added to it.
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
  const { term: licenceType } = (await selectPaidPeriodBesides(tx, subscriptionId, taken)) ?? before;
  await moveGrantEnd(tx, { licenceId, lineId }, { end, at, licenceType, insteadOf });
}
