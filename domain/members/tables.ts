import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../accounts/tables.ts';
import { shop } from '../shop-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Notes that staff write about a member, for staff only. */
export const memberNotes = shop.table(
  'member_notes',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    authorId: text('author_id').notNull(),
    /** As it was then; staff come and go. */
    authorEmail: text('author_email').notNull(),
    text: text().notNull(),
    writtenAt: moment('written_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [index('member_notes_of_member').on(table.memberId, table.writtenAt)],
);

/**
 * Accounts that were merged into another one. The lost id has no account any more; what still names it leads to the owner by
 * this.
 */
export const memberMerges = shop.table(
  'member_merges',
  {
    lostId: uuid('lost_member_id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The address it had. */
    lostEmail: text('lost_email').notNull(),
    mergedAt: moment('merged_at').notNull(),
  },
  (table) => [
    index('member_merges_of_member').on(table.memberId),
    index('member_merges_of_address').on(table.lostEmail),
  ],
);
