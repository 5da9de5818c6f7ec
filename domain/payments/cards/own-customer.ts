import type { Db } from '@spindle/platform/database.ts';
import { selectCard } from './queries.ts';

/**
 * The provider's id of a member who has given it a card while logged in: its pages offer that card, and cards stored on them
 * belong to the same customer. A card that a guest gave with this member's address must not be offered to anybody.
 */
export async function ownCustomer(
  db: Db,
  of: { memberId: string; provider: string },
): Promise<string | undefined> {
  const card = await selectCard(db, of);
  return card?.givenByMember ? card.customerId : undefined;
}
