import type { Db } from '@spindle/platform/database.ts';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { SentMail } from './mail-topic.ts';
import { sentMails } from './tables.ts';

export async function selectSentAt(db: Db, messageId: string): Promise<Date | undefined> {
  const [row] = await db.select().from(sentMails).where(eq(sentMails.messageId, messageId));
  return row?.sentAt;
}

export async function insertSentMail(db: Db, mail: typeof sentMails.$inferInsert): Promise<void> {
  await db.insert(sentMails).values(mail).onConflictDoNothing();
}

/** The oldest first. */
export async function selectMailsAbout(db: Db, about: string): Promise<SentMail[]> {
  const rows = await db
    .select()
    .from(sentMails)
    .where(eq(sentMails.about, about))
    .orderBy(asc(sentMails.sentAt), asc(sentMails.messageId));
  return rows.map(toMail);
}

/** The newest first. */
export async function selectMailsTo(
  db: Db,
  recipients: readonly string[],
  limit: number,
): Promise<SentMail[]> {
  const rows = await db
    .select()
    .from(sentMails)
    .where(inArray(sentMails.recipient, [...recipients]))
    .orderBy(desc(sentMails.sentAt), desc(sentMails.messageId))
    .limit(limit);
  return rows.map(toMail);
}

const toMail = ({ kind, recipient, sentAt }: typeof sentMails.$inferSelect): SentMail => ({
  kind: kind ?? '',
  recipient: recipient ?? '',
  sentAt,
});
