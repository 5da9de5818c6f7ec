import type { Db } from '@spindle/platform/database.ts';
import type { MailsTo, SentMail } from './mail-topic.ts';
import { selectMailsTo } from './queries.ts';

/** The mails that were sent to these addresses, newest first, as far as they were recorded. */
export async function mailsTo(
  db: Db,
  addresses: readonly MailsTo[],
  { limit }: { limit: number },
): Promise<SentMail[]> {
  return selectMailsTo(db, addresses, limit);
}
