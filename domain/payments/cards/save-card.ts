import type { Db } from '@spindle/platform/database.ts';
import type { SavedCard } from './card.ts';
import { upsertCard } from './queries.ts';

/** Keeps a card for its member in the place of the one there was. */
export async function saveCard(tx: Db, card: SavedCard): Promise<void> {
  await upsertCard(tx, card);
}
