import { customType, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../accounts/tables.ts';
import { shop } from '../shop-schema.ts';
import type { InTheWay } from './erasure/erasure.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The last export that each member has asked for. */
export const dataExports = shop.table(
  'data_exports',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** A new one for each request, so that the job of an earlier one notices that it is not needed any more. */
    exportId: uuid('export_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until it is made, and again after it has expired. */
    archive: bytes('archive'),
    endsAt: moment('ends_at'),
  },
  (table) => [index('data_exports_by_end').on(table.endsAt)],
);

/** Erasures that members have asked for. A row is deleted when it is undone or carried out. */
export const erasures = shop.table(
  'erasures',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    /** Until then it can be undone; after that it is carried out. */
    dueAt: moment('due_at').notNull(),
    /** If it is late: what the last try had to wait for. */
    waitsFor: text('waits_for').array().$type<InTheWay[]>().notNull().default([]),
  },
  (table) => [index('erasures_due').on(table.dueAt)],
);
