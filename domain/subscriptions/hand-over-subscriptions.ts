import type { Db } from '@spindle/platform/database.ts';
import { handOverCards } from '../payments/cards/hand-over-cards.ts';
import { selectFirstPeriod } from './periods/queries.ts';
import { lockSubscriptionsOfMember, updateSubscription } from './queries.ts';

/**
 * Makes all subscriptions of an account into which nobody has ever logged in another member's. Guests have begun them all,
 * so each goes on renewing with the card it renews with, and none with the card of its new member.
 */
export async function handOverSubscriptions(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  const begunBy: string[] = [];
  for (const { id, guestOrderId } of await lockSubscriptionsOfMember(tx, accounts.from)) {
    const { orderId } = await selectFirstPeriod(tx, id);
    if (guestOrderId === null) begunBy.push(orderId);
    await updateSubscription(tx, id, { memberId: accounts.to, guestOrderId: guestOrderId ?? orderId });
  }
  await handOverCards(tx, accounts, begunBy);
}
