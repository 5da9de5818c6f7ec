import type { Db } from '@spindle/platform/database.ts';
import type { SentMail } from './mail-topic.ts';
import { selectMailsTo } from './queries.ts';

/**
 * The mails that have left for these addresses, the newest first; only those of which it was noted.
 * @param addresses with the moment until which mails to them count, where they are somebody's no more
 */
export async function mailsTo(
  db: Db,
  addresses: readonly { email: string; until?: Date }[],
  { limit }: { limit: number },
): Promise<SentMail[]> {
  return selectMailsTo(db, addresses, limit);
}
