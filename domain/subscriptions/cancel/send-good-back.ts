import type { Db } from '@spindle/platform/database.ts';
import { goodOf } from '../../payments/credits/credit.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import { writeCredits } from '../../payments/credits/write-credits.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { goodRefund } from '../job-kinds.ts';
import { returnGood } from '../switch/carry-over.ts';

/**
 * Returns the credit balance of a subscription to the orders it was paid with, in the transaction that ends the subscription:
 * these orders can be refunded by that amount again, and jobs do so, each with a credit note.
 */
export async function sendGoodBack(
  tx: Db,
  { jobs, clock }: SubscriptionDeps,
  holderId: string,
): Promise<void> {
  const entries = await creditsOf(tx, { holderId });
  await writeCredits(tx, returnGood({ holderId, entries }), clock.now());
  for (const { orderId, lineId, amountMinor } of goodOf(entries)) {
    await jobs.send(tx, goodRefund, { subscriptionId: holderId, orderId, lineId, amountMinor });
  }
}
