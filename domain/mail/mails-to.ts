import type { Db } from '@spindle/platform/database.ts';
import type { MailsTo, SentMail } from './mail-topic.ts';
import { selectMailsTo } from './queries.ts';

/** The mails that have left for these addresses, the newest first; only those of which it was noted. */
export async function mailsTo(
  db: Db,
  addresses: readonly MailsTo[],
  { limit }: { limit: number },
): Promise<SentMail[]> {
  return selectMailsTo(db, addresses, limit);
}
