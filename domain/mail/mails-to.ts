import type { Db } from '@spindle/platform/database.ts';
import type { SentMail } from './mail-topic.ts';
import { selectMailsTo } from './queries.ts';

/** The mails that have left for an address, the newest first; only those of which it was noted. */
export async function mailsTo(db: Db, email: string, { limit }: { limit: number }): Promise<SentMail[]> {
  return selectMailsTo(db, email, limit);
}
