import type { Db } from '@spindle/platform/database.ts';
import { lockMember } from '../queries.ts';

/** Others who change the account wait until the transaction ends. False where there is none. */
export async function holdAccount(tx: Db, memberId: string): Promise<boolean> {
  return (await lockMember(tx, memberId)) !== undefined;
}
