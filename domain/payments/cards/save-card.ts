import type { Db } from '@spindle/platform/database.ts';
import type { SavedCard } from './card.ts';
import { upsertCard, upsertGuestCard } from './queries.ts';

/** Stores a card in place of the one before. A guest's card never replaces a member's own. */
export async function saveCard(tx: Db, { guestOrderId, ...card }: SavedCard): Promise<void> {
  if (guestOrderId === null) await upsertCard(tx, card);
  else await upsertGuestCard(tx, { ...card, guestOrderId });
}
