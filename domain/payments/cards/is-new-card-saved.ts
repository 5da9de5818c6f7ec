import type { Db } from '@spindle/platform/database.ts';
import { selectNewestCardPage } from './queries.ts';

/** Whether the card of the member's newest card page is stored, by this request or, as often, by a webhook before it. */
export async function isNewCardSaved(db: Db, memberId: string): Promise<boolean> {
  const page = await selectNewestCardPage(db, memberId);
  return page !== undefined && page.doneAt !== null;
}
