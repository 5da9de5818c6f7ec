import { bigint, boolean, index, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

const shop = pgSchema('shop');

/** Mails that the sandbox "sent". One row per message id, so that a repeated job shows as one mail. */
export const mailbox = shop.table(
  'mailbox',
  {
    messageId: text('message_id').primaryKey(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    to: text('to').notNull(),
    from: text('from').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('mailbox_to').on(table.to, table.sentAt)],
);

/** How far the sandbox's clock is ahead, in ms; at most one row. */
export const sandboxClock = shop.table('sandbox_clock', {
  only: boolean('only').primaryKey().default(true),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull().default(0),
});
