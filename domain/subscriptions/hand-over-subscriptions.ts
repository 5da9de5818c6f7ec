import type { Db } from '@spindle/platform/database.ts';
import { handOverCards, hasOwnCards } from '../payments/cards/hand-over-cards.ts';
import { keepAsGuestsCard } from '../payments/cards/keep-as-guests-card.ts';
import { selectFirstPeriod, selectOpenPeriod } from './periods/queries.ts';
import { lockSubscriptionsOfMember, updateSubscription } from './queries.ts';

/**
 * Moves all subscriptions of one account to another member. Each keeps renewing with its present card, never with a card of
 * its new member. If both accounts are the same person's and the new one has no card, the old account's own card moves along
 * as the member's own.
 * @param isProved both accounts are the same person's, so the country that they stated still holds. Otherwise everything in
 * the old account was begun by guests, and what was stated there does not count.
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
