import { sql } from 'drizzle-orm';
import { boolean, index, text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';

/** Mails that were sent; a job that runs again finds its message here. */
export const sentMails = shop.table(
  'sent_mails',
  {
    messageId: text('message_id').primaryKey(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** What the mail is about (`MailTopic`), so that staff find it there; null for mails without a topic. */
    about: text(),
    kind: text(),
    recipient: text(),
    /** Set when the mail was old enough to be checked and turned out to be a member's: it is not checked again. */
    isMembers: boolean('is_members').notNull().default(false),
  },
  (table) => [
    index('sent_mails_about').on(table.about, table.sentAt).where(sql`about is not null`),
    index('sent_mails_to').on(table.recipient, table.sentAt).where(sql`recipient is not null`),
    // Mails that still have to be checked, some weeks' worth.
    index('sent_mails_undecided')
      .on(table.sentAt)
      .where(sql`recipient is not null and about is null and not is_members`),
  ],
);
