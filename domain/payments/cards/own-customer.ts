import type { Db } from '@spindle/platform/database.ts';
import { selectCard } from './queries.ts';

/**
 * As whom the provider knows a member, where they have given it a card themselves: its pages offer that card, and what is
 * kept on them belongs to the same customer. A card that a guest gave with this member's address is nobody's to offer.
 */
export async function ownCustomer(
  db: Db,
  of: { memberId: string; provider: string },
): Promise<string | undefined> {
  const card = await selectCard(db, of);
  return card?.givenByMember ? card.customerId : undefined;
}
