import type { Db } from '@spindle/platform/database.ts';
import { eq } from 'drizzle-orm';
import { sentMails } from './tables.ts';

export async function selectSentAt(db: Db, messageId: string): Promise<Date | undefined> {
  const [row] = await db.select().from(sentMails).where(eq(sentMails.messageId, messageId));
  return row?.sentAt;
}

export async function insertSentMail(db: Db, messageId: string, sentAt: Date): Promise<void> {
  await db.insert(sentMails).values({ messageId, sentAt }).onConflictDoNothing();
}
