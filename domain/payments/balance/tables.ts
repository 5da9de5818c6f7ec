import { date, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';
import type { BalanceSubject } from '../provider.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What each payment, refund and dispute did to the seller's balance, as reported by the provider. */
export const balanceMovements = shop.table(
  'balance_movements',
  {
    provider: text().notNull(),
    /** The provider's id. */
    id: text().notNull(),
    about: text().$type<BalanceSubject>().notNull(),
    /** For a payment our id, for a refund or a dispute the provider's. */
    subject: text().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    feeMinor: integer('fee_minor').notNull(),
    currency: text().notNull(),
    movedAt: moment('moved_at').notNull(),
    /** Null until it was paid out. */
    payoutId: text('payout_id'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('balance_movements_of').on(table.provider, table.about, table.subject),
  ],
);

/** What a provider has sent to the seller's bank. */
export const payouts = shop.table(
  'payouts',
  {
    provider: text().notNull(),
    /** The provider's id. */
    id: text().notNull(),
    arrivesOn: date('arrives_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

/** Until when each provider's balance has been read. */
export const balanceReads = shop.table('balance_reads', {
  provider: text().primaryKey(),
  readUntil: moment('read_until').notNull(),
});
