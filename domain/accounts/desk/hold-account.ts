import type { Db } from '@spindle/platform/database.ts';
import { lockMember } from '../queries.ts';

/** Locks the account until the transaction ends, so that other changes wait. False if there is none. */
export async function holdAccount(tx: Db, memberId: string): Promise<boolean> {
  return (await lockMember(tx, memberId)) !== undefined;
}
