import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import { GRANT_SOURCES, type GrantSource } from './grant.ts';
import { type IssuedType, LICENCE_STATES, type LicenceState } from './licence.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const licences = shop.table(
  'licences',
  {
    id: uuid().primaryKey(),
    key: text().notNull().unique(),
    // The order, line and ordinal of its first grant, for older storefronts without grants
    // (docs/decisions/0029-licence-grants.md); null if no order issued it.
    orderId: uuid('order_id'),
    lineId: uuid('line_id'),
    ordinal: integer().notNull().default(1),
    memberId: uuid('member_id').notNull(),
    pid: text().notNull(),
    productName: text('product_name').notNull(),
    alsoOpens: text('also_opens').array().notNull().default([]),
    licenceType: text('licence_type').$type<IssuedType>().notNull(),
    state: text().$type<LicenceState>().notNull().default('active'),
    seats: integer().notNull(),
    issuedAt: moment('issued_at').notNull(),
    worksUntil: moment('works_until'),
    updatesUntil: moment('updates_until'),
  },
  (table) => [
    index('licences_of_member').on(table.memberId),
    index('licences_of_order').on(table.orderId),
    // The desk's lists: the newest first, of all and of a product; those that end first; those in rare states.
    index('licences_by_time').on(table.issuedAt, table.id),
    index('licences_of_product').on(table.pid, table.issuedAt, table.id),
    index('licences_by_end').on(table.worksUntil, table.id).where(sql`works_until is not null`),
    index('licences_stopped').on(table.state, table.issuedAt, table.id).where(sql`state <> 'active'`),
    // Whatever goes wrong in code, a line does not issue a licence twice.
    uniqueIndex('licences_of_line').on(table.lineId, table.ordinal),
    check('licences_state', sql.raw(`state in (${LICENCE_STATES.map((state) => `'${state}'`).join(', ')})`)),
    check('licences_seats', sql`${table.seats} > 0`),
  ],
);

/** The grants of licences, each for a span of time. */
export const licenceGrants = shop.table(
  'licence_grants',
  {
    id: uuid().primaryKey(),
    licenceId: uuid('licence_id')
      .notNull()
      .references(() => licences.id),
    source: text().$type<GrantSource>().notNull(),
    /** Id of what has granted it, for example the order line, exchange code or trial (`GrantOrigin`). */
    sourceId: uuid('source_id').notNull(),
    ordinal: integer().notNull().default(1),
    orderId: uuid('order_id'),
    startsAt: moment('starts_at').notNull(),
    worksUntil: moment('works_until'),
    updatesUntil: moment('updates_until'),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [
    // Whatever goes wrong in code, nothing grants twice.
    uniqueIndex('licence_grants_of_source').on(table.source, table.sourceId, table.ordinal),
    index('licence_grants_of_licence').on(table.licenceId),
    index('licence_grants_of_order').on(table.orderId),
    check(
      'licence_grants_source',
      sql.raw(
        `source in (${GRANT_SOURCES.map((source) => `'${source}'`).join(', ')}) and (source = 'order') = (order_id is not null)`,
      ),
    ),
  ],
);
