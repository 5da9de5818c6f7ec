import { customType, index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../accounts/tables.ts';
import { shop } from '../shop-schema.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The last export that each member has asked for. */
export const dataExports = shop.table(
  'data_exports',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Another one each time, so that a job of an earlier one finds that nobody waits for it. */
    exportId: uuid('export_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until it is made, and again once it has ended. */
    archive: bytes('archive'),
    endsAt: moment('ends_at'),
  },
  (table) => [index('data_exports_by_end').on(table.endsAt)],
);
