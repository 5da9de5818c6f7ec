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
 * Makes the cards of one account another one's. A member's own card stays one where the other account has none. Else, and
 * where nobody has ever logged in to the account, it becomes the card of guests: it goes on paying what it pays, and takes
 * the place of none.
 * @param begunBy what the account's own card pays there, each by the order it began with.
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
