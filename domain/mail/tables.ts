import { sql } from 'drizzle-orm';
import { boolean, index, text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';

/** Mail that has left; a job that runs again finds its message here. */
export const sentMails = shop.table(
  'sent_mails',
  {
    messageId: text('message_id').primaryKey(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** What it was about, for staff who look at that: see `MailTopic`. Mails about nothing of that kind have none. */
    about: text(),
    kind: text(),
    recipient: text(),
    /** Found to be a member's once it was old enough to be forgotten: it is not looked at again. */
    isMembers: boolean('is_members').notNull().default(false),
  },
  (table) => [
    index('sent_mails_about').on(table.about, table.sentAt).where(sql`about is not null`),
    index('sent_mails_to').on(table.recipient, table.sentAt).where(sql`recipient is not null`),
    // Those that may be strangers', some weeks' worth.
    index('sent_mails_undecided')
      .on(table.sentAt)
      .where(sql`recipient is not null and about is null and not is_members`),
  ],
);
