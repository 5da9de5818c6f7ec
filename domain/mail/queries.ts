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

/** Oldest first. */
export async function selectMailsAbout(db: Db, about: string): Promise<SentMail[]> {
  const rows = await db
    .select()
    .from(sentMails)
    .where(eq(sentMails.about, about))
    .orderBy(asc(sentMails.sentAt), asc(sentMails.messageId));
  return rows.map(toMail);
}

/** Newest first. */
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

/**
 * Deletes the recipient of mails without a topic if it never was a member's address; each mail is checked once.
 * @returns how many were checked
 */
export async function forgetRecipients(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with undecided as (
      select message_id, recipient from ${sentMails}
      where recipient is not null and about is null and not is_members
        and sent_at < ${before.toISOString()}::timestamptz
      order by sent_at limit ${limit}),
    known as (
      select message_id,
        exists (select from shop.members where email = undecided.recipient)
        or exists (select from shop.member_merges where lost_email = undecided.recipient)
        or exists (select from shop.address_changes where old_email = undecided.recipient) as is_members
      from undecided)
    update ${sentMails} as mail
    set recipient = case when known.is_members then mail.recipient end, is_members = known.is_members
    from known where mail.message_id = known.message_id`);
  return rowCount ?? 0;
}

const toMail = ({ kind, recipient, sentAt }: typeof sentMails.$inferSelect): SentMail => ({
  kind: kind ?? '',
  recipient: recipient ?? '',
  sentAt,
});
