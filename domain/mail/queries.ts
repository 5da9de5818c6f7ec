import type { Db } from '@spindle/platform/database.ts';
import { eq } from 'drizzle-orm';
import { sentMails } from './tables.ts';

export async function hasSentMail(db: Db, messageId: string): Promise<boolean> {
  const rows = await db.select().from(sentMails).where(eq(sentMails.messageId, messageId));
  return rows.length > 0;
}

export async function insertSentMail(db: Db, messageId: string, sentAt: Date): Promise<void> {
  await db.insert(sentMails).values({ messageId, sentAt }).onConflictDoNothing();
}
