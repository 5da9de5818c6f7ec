import type { Db } from '@spindle/platform/database.ts';
import { handOverCards, hasOwnCards } from '../payments/cards/hand-over-cards.ts';
import { keepAsGuestsCard } from '../payments/cards/keep-as-guests-card.ts';
import { selectFirstPeriod, selectOpenPeriod } from './periods/queries.ts';
import { lockSubscriptionsOfMember, updateSubscription } from './queries.ts';

/**
 * Makes all subscriptions of one account another member's. Each goes on renewing with the card it renews with, and none with
 * the card of its new member; only where that one has no card does the other's own stay one.
 * @param isProved the account is the same person's, so where they have said that they live still holds; else guests have begun
 * all that it has, and nothing that was said there counts.
 */
export async function handOverSubscriptions(
  tx: Db,
  { isProved, ...accounts }: { from: string; to: string; isProved: boolean },
): Promise<void> {
  const stayOwn = isProved && !(await hasOwnCards(tx, accounts.to));
  const begunBy: string[] = [];
  for (const { id, guestOrderId } of await lockSubscriptionsOfMember(tx, accounts.from)) {
    const { orderId } = await selectFirstPeriod(tx, id);
    if (guestOrderId === null) begunBy.push(orderId);
    const begun = stayOwn ? guestOrderId : (guestOrderId ?? orderId);
    const open = begun === null ? undefined : await selectOpenPeriod(tx, id);
    if (begun !== null && open) await keepAsGuestsCard(tx, { orderId: open.orderId, guestOrderId: begun });
    await updateSubscription(tx, id, {
      ...{ memberId: accounts.to, guestOrderId: begun },
      ...(!isProved && { statedCountry: null }),
    });
  }
  await handOverCards(tx, accounts, { begunBy, stayOwn });
}
