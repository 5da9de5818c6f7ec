import type { Db } from '@spindle/platform/database.ts';
import { selectNewestCardPage } from './queries.ts';

/** Whether the card of the member's newest page is kept, whoever was told of it first: the webhook often is. */
export async function isNewCardSaved(db: Db, memberId: string): Promise<boolean> {
  const page = await selectNewestCardPage(db, memberId);
  return page !== undefined && page.doneAt !== null;
}
