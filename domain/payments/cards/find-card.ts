import type { Db } from '@spindle/platform/database.ts';
import type { SavedCard } from './card.ts';
import { selectCard } from './queries.ts';

/** The member's card at this provider. */
export async function findCard(
  db: Db,
  of: { memberId: string; provider: string },
): Promise<SavedCard | undefined> {
  return selectCard(db, of);
}
