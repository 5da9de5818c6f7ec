import type { Db } from '@spindle/platform/database.ts';
import { selectImportedPids } from './queries.ts';

/**
 * The pids of what a member bought in another system and that was not refunded whole; null for products the shop does not have.
 */
export function importedPids(db: Db, memberId: string): Promise<(string | null)[]> {
  return selectImportedPids(db, memberId);
}
