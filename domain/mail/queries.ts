import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { MailsTo, SentMail } from './mail-topic.ts';
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
  addresses: readonly MailsTo[],
  limit: number,
): Promise<SentMail[]> {
  const rows = await db
    .select()
    .from(sentMails)
    .where(
      or(
        ...addresses.map(({ email, from, until, kinds }) =>
          and(
            eq(sentMails.recipient, email),
            from && gte(sentMails.sentAt, from),
            until && lt(sentMails.sentAt, until),
            kinds && inArray(sentMails.kind, [...kinds]),
          ),
        ),
      ),
    )
    .orderBy(desc(sentMails.sentAt), desc(sentMails.messageId))
    .limit(limit);
  return rows.map(toMail);
}

/** Takes the addresses of people without an account out of mails that are about no order or subscription. */
export async function forgetRecipients(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    update ${sentMails} as mail set recipient = null
    where recipient is not null and about is null and sent_at < ${before.toISOString()}::timestamptz
      and not exists (select from shop.members where email = mail.recipient)
      and not exists (select from shop.member_merges where lost_email = mail.recipient)
      and not exists (select from shop.address_changes where old_email = mail.recipient)`);
}

const toMail = ({ kind, recipient, sentAt }: typeof sentMails.$inferSelect): SentMail => ({
  kind: kind ?? '',
  recipient: recipient ?? '',
  sentAt,
});
