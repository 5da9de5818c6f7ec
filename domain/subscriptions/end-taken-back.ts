import type { Db } from '@spindle/platform/database.ts';
import { changeSubscription } from './change-subscription.ts';
import type { SubscriptionDeps } from './deps.ts';
import { endSubscription } from './end-subscription.ts';
import { selectPeriodsOfLine } from './queries.ts';

/**
 * Ends the subscriptions whose money has gone back: by a dispute that was lost, whichever period it was about; by a
 * refund, if it was of the period that runs. What staff give back of an earlier one is a favour, and ends nothing.
 */
export async function endTakenBack(
  deps: SubscriptionDeps,
  tx: Db,
  lineIds: readonly string[],
  by: 'refund' | 'dispute',
): Promise<void> {
  for (const lineId of lineIds) {
    for (const period of await selectPeriodsOfLine(tx, lineId)) {
      await changeSubscription(tx, period.subscriptionId, async (change, subscription, open) => {
        const runs = period.grantedAt !== null && period.endsAt >= subscription.periodEnd;
        if (by === 'refund' && !runs) return;
        await endSubscription(
          change,
          deps,
          subscription,
          open,
          by === 'refund' ? 'refunded' : 'charged_back',
        );
      });
    }
  }
}
