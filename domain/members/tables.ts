import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../accounts/tables.ts';
import { shop } from '../shop-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What staff have noted about a member, for themselves. */
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

/** Accounts that have become part of another one. Nobody has the id of one any more; what names it late still finds its owner. */
export const memberMerges = shop.table(
  'member_merges',
  {
    lostId: uuid('lost_member_id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The address that it had. */
    lostEmail: text('lost_email').notNull(),
    mergedAt: moment('merged_at').notNull(),
  },
  (table) => [
    index('member_merges_of_member').on(table.memberId),
    index('member_merges_of_address').on(table.lostEmail),
  ],
);
