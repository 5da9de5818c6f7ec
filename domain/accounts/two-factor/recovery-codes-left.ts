import type { Db } from '@spindle/platform/database.ts';
import { countRecoveryCodes, findTotp } from './queries.ts';

/** How many recovery codes a member has left; undefined without a second factor. */
export async function recoveryCodesLeft(db: Db, memberId: string): Promise<number | undefined> {
  return (await findTotp(db, memberId, 'on')) === undefined ? undefined : countRecoveryCodes(db, memberId);
}
