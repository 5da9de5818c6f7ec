import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import { LICENCE_STATES, type LicenceState } from './licence.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const licences = shop.table(
  'licences',
  {
    id: uuid().primaryKey(),
    key: text().notNull().unique(),
    orderId: uuid('order_id').notNull(),
    /** The line of the order that brought it. */
    lineId: uuid('line_id').notNull(),
    /** Which licence of the line, from 1. */
    ordinal: integer().notNull().default(1),
    memberId: uuid('member_id').notNull(),
    pid: text().notNull(),
    productName: text('product_name').notNull(),
    licenceType: text('licence_type').$type<LicenceType>().notNull(),
    state: text().$type<LicenceState>().notNull().default('active'),
    seats: integer().notNull(),
    issuedAt: moment('issued_at').notNull(),
    worksUntil: moment('works_until'),
    updatesUntil: moment('updates_until'),
  },
  (table) => [
    index('licences_of_member').on(table.memberId),
    index('licences_of_order').on(table.orderId),
    // Whatever goes wrong above, a line does not bring a licence twice.
    uniqueIndex('licences_of_line').on(table.lineId, table.ordinal),
    check('licences_state', sql.raw(`state in (${LICENCE_STATES.map((state) => `'${state}'`).join(', ')})`)),
    check('licences_seats', sql`${table.seats} > 0`),
  ],
);
