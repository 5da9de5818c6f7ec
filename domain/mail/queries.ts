import type { Db } from '@spindle/platform/database.ts';
import { asc, eq } from 'drizzle-orm';
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
  return rows.map(({ kind, recipient, sentAt }) => ({
    kind: kind ?? '',
    recipient: recipient ?? '',
    sentAt,
  }));
}
