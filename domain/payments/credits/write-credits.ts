import type { Db } from '@spindle/platform/database.ts';
import type { Credit } from './credit.ts';
import { insertCredits } from './queries.ts';

/**
 * Writes credit entries. The caller must have locked the order of each line it carries money from, because that money can't be
 * refunded there any more, and the subscription whose balance it changes.
 */
export async function writeCredits(tx: Db, entries: readonly Credit[], at: Date): Promise<void> {
  await insertCredits(tx, entries, at);
}
