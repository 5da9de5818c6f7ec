import type { Db } from '@spindle/platform/database.ts';
import { copyToGuest, deleteCards, updateGuestCardsOwner } from './queries.ts';

/**
 * Makes the cards of an account into which nobody has ever logged in cards of guests at another one: each goes on paying
 * what it pays, and takes the place of none.
 * @param begunBy what the account's own card pays there, each by the order it began with.
 */
export async function handOverCards(
  tx: Db,
  accounts: { from: string; to: string },
  begunBy: readonly string[],
): Promise<void> {
  for (const orderId of begunBy) await copyToGuest(tx, { memberId: accounts.from, orderId });
  await deleteCards(tx, accounts.from);
  await updateGuestCardsOwner(tx, accounts);
}
