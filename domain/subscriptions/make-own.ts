import type { Db } from '@spindle/platform/database.ts';
import { updateMadeOwn } from './queries.ts';

/** What a guest has begun renews with its member's own card from now on: the member has given one for it. */
export async function makeOwn(tx: Db, of: { memberId: string; guestOrderId: string }): Promise<void> {
  await updateMadeOwn(tx, of);
}
