import type { Db } from '@spindle/platform/database.ts';
import type { SavedCard } from './card.ts';
import { upsertCard, upsertGuestCard } from './queries.ts';

/** Keeps a card in the place of the one there was; what a guest gives takes the place of no member's own. */
export async function saveCard(tx: Db, { guestOrderId, ...card }: SavedCard): Promise<void> {
  if (guestOrderId === null) await upsertCard(tx, card);
  else await upsertGuestCard(tx, { ...card, guestOrderId });
}
