import type { Db } from '@spindle/platform/database.ts';
import { selectMembers } from './queries.ts';
import type { members } from './tables.ts';

/** Those of these members that exist. */
export async function findMembers(
  db: Db,
  ids: readonly string[],
): Promise<Pick<typeof members.$inferSelect, 'id' | 'name' | 'locale' | 'country' | 'erasedAt'>[]> {
  return selectMembers(db, ids);
}
