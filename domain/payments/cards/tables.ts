import { boolean, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const savedCards = shop.table(
  'saved_cards',
  {
    memberId: uuid('member_id').notNull(),
    provider: text().notNull(),
    customerId: text('customer_id').notNull(),
    methodId: text('method_id').notNull(),
    brand: text().notNull(),
    lastFour: text('last_four').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The member was logged in when they gave it; anybody can type their address as a guest. */
    givenByMember: boolean('given_by_member').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.provider] })],
);

/** Pages of providers on which a member replaces the card. */
export const cardPages = shop.table(
  'card_pages',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    provider: text().notNull(),
    providerId: text('provider_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its card was saved. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('card_pages_of_member').on(table.memberId, table.createdAt),
    uniqueIndex('card_pages_provider_id').on(table.provider, table.providerId),
  ],
);
