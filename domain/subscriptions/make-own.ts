import type { Db } from '@spindle/platform/database.ts';
import { updateMadeOwn } from './queries.ts';

/** Makes what a guest has begun renew with the member's own card from now on, because the member has given one for it. */
export async function makeOwn(tx: Db, of: { memberId: string; guestOrderId: string }): Promise<void> {
  await updateMadeOwn(tx, of);
}
