import type { Db } from '@spindle/platform/database.ts';
import type { SentMail } from './mail-topic.ts';
import { selectMailsTo } from './queries.ts';

/** The mails that have left for these addresses, the newest first; only those of which it was noted. */
export async function mailsTo(
  db: Db,
  emails: readonly string[],
  { limit }: { limit: number },
): Promise<SentMail[]> {
  return selectMailsTo(db, emails, limit);
}
