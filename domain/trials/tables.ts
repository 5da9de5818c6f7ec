import { text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Offer } from '../catalogue/offer.ts';
import { shop } from '../shop-schema.ts';

/** Who has tried which product on which computer. The licence is the one whose grant has this row's id as its source. */
export const trials = shop.table(
  'trials',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    pid: text().notNull(),
    productLine: text('product_line').$type<Offer['productLine']>().notNull(),
    fingerprint: text().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Once per account, and once per computer.
    uniqueIndex('trials_of_member').on(table.memberId, table.productLine),
    uniqueIndex('trials_of_device').on(table.fingerprint, table.productLine),
  ],
);
