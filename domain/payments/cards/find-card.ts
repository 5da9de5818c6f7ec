import type { Db } from '@spindle/platform/database.ts';
import type { CardHolder, SavedCard } from './card.ts';
import { selectCard, selectGuestCard } from './queries.ts';

/** The card stored at this provider: the member's own, or the one for a guest order. */
export async function findCard(
  db: Db,
  { guestOrderId, ...of }: Omit<CardHolder, 'guestOrderId'> & Partial<Pick<CardHolder, 'guestOrderId'>>,
): Promise<SavedCard | undefined> {
  return guestOrderId ? selectGuestCard(db, { ...of, guestOrderId }) : selectCard(db, of);
}
