import type { Db } from '@spindle/platform/database.ts';
import {
  copyToGuest,
  deleteCards,
  hasCards,
  updateCardPagesOwner,
  updateCardsOwner,
  updateGuestCardsOwner,
} from './queries.ts';

/**
 * Moves the cards of one account to another. With `stayOwn`, the own card of the old account becomes the own card of the new
 * one. Otherwise it becomes a guest card of each order in `begunBy`: it keeps paying what it pays, and replaces no card.
 * @param begunBy the orders that began what the old account's own card pays.
 * @param stayOwn both accounts are the same person's, and the new one has no card.
 */
export async function handOverCards(
  tx: Db,
  accounts: { from: string; to: string },
  { begunBy, stayOwn }: { begunBy: readonly string[]; stayOwn: boolean },
): Promise<void> {
  if (stayOwn) await updateCardsOwner(tx, accounts);
  else for (const orderId of begunBy) await copyToGuest(tx, { memberId: accounts.from, orderId });
  await deleteCards(tx, accounts.from);
  await updateGuestCardsOwner(tx, accounts);
  await updateCardPagesOwner(tx, accounts);
}

/** Whether a member has a card of their own at any provider. */
export async function hasOwnCards(tx: Db, memberId: string): Promise<boolean> {
  return hasCards(tx, memberId);
}
