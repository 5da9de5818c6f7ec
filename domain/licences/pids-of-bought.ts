import type { Db } from '@spindle/platform/database.ts';
import { selectPidsOfBought } from './queries.ts';

/** The pids of a member's licences, however acquired and even if expired; without trials and revoked licences. */
export function pidsOfBought(db: Db, memberId: string): Promise<string[]> {
  return selectPidsOfBought(db, memberId);
}
