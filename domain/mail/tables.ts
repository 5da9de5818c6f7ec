import { text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';

/** Mail that has left; a job that runs again finds its message here. */
export const sentMails = shop.table('sent_mails', {
  messageId: text('message_id').primaryKey(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});
