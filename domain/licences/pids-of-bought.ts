import type { Db } from '@spindle/platform/database.ts';
import { selectPidsOfBought } from './queries.ts';

/** The products of a member's licences, however they came to them and also when they are over; not of trials. */
export function pidsOfBought(db: Db, memberId: string): Promise<string[]> {
  return selectPidsOfBought(db, memberId);
}
