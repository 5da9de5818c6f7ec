import type { Db } from '@spindle/platform/database.ts';
import { selectIsBrought } from './queries.ts';

/**
 * Whether a customer of another system is this member, made by the import or there before, or anything that somebody had there is
 * theirs.
 */
export async function isBrought(db: Db, memberId: string): Promise<boolean> {
  return selectIsBrought(db, memberId);
}
