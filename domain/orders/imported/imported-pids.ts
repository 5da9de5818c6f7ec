import type { Db } from '@spindle/platform/database.ts';
import { selectImportedPids } from './queries.ts';

/**
 * What a member had bought elsewhere, and whose money did not all go back; null for what the shop has no product for.
 */
export function importedPids(db: Db, memberId: string): Promise<(string | null)[]> {
  return selectImportedPids(db, memberId);
}
