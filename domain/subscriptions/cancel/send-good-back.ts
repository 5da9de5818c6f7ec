import type { Db } from '@spindle/platform/database.ts';
import { goodOf } from '../../payments/credits/credit.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import { writeCredits } from '../../payments/credits/write-credits.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { goodRefund } from '../job-kinds.ts';
import { returnGood } from '../switch/carry-over.ts';

/**
 * Lets what a subscription has to its good go back to where it was paid, in the transaction that ends it: the orders it
 * came from can be refunded by so much again, and jobs do that, each with a credit note.
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
