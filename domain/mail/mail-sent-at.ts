import type { Db } from '@spindle/platform/database.ts';
import { selectSentAt } from './queries.ts';

/** When a mail was sent; undefined if it was not. */
export async function mailSentAt(db: Db, messageId: string): Promise<Date | undefined> {
  return selectSentAt(db, messageId);
}
