import type { Currency } from '@spindle/platform/currencies.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';
import { subscriptions } from '../tables.ts';
import type { PriceAnswer, PriceOutcome, PriceWay, WithoutAgreement } from './price-change.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const priceChanges = shop.table(
  'price_changes',
  {
    id: uuid().primaryKey(),
    pid: text().notNull(),
    term: text().$type<Term>().notNull(),
    currency: text().$type<Currency>().notNull(),
    priceMinor: integer('price_minor').notNull(),
    startsAt: moment('starts_at').notNull(),
    withoutAgreement: text('without_agreement').$type<WithoutAgreement>().notNull(),
    announcedAt: moment('announced_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('price_changes_by_time').on(table.announcedAt, table.id),
    check('price_changes_price', sql`${table.priceMinor} > 0`),
  ],
);

/** What each subscription was told of a price change, and what its member has answered. */
export const priceOffers = shop.table(
  'price_offers',
  {
    id: uuid().primaryKey(),
    changeId: uuid('change_id')
      .notNull()
      .references(() => priceChanges.id),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    fromMinor: integer('from_minor').notNull(),
    priceMinor: integer('price_minor').notNull(),
    startsAt: moment('starts_at').notNull(),
    toldAt: moment('told_at').notNull(),
    answer: text().$type<PriceAnswer>(),
    answeredAt: moment('answered_at'),
    way: text().$type<PriceWay>(),
    text: text(),
    textVersion: text('text_version'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('price_offers_of_change').on(table.changeId, table.subscriptionId),
    uniqueIndex('price_offers_standing').on(table.subscriptionId).where(sql`closed_at is null`),
    check('price_offers_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    // An agreement has its words, and a higher price can't be `not_needed`.
    check(
      'price_offers_agreed',
      sql`(${table.answer} is not distinct from 'agreed') = (${table.text} is not null)`,
    ),
    check(
      'price_offers_dearer',
      sql`${table.answer} is distinct from 'not_needed' or ${table.priceMinor} < ${table.fromMinor}`,
    ),
  ],
);

/**
 * How many offers of a change have each outcome: the sum of the rows. Database triggers insert a row whenever an outcome
 * changes, instead of updating a sum, so that transactions do not wait for each other; a job adds the rows up.
 */
export const priceChangeCounts = shop.table(
  'price_change_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changeId: uuid('change_id')
      .notNull()
      .references(() => priceChanges.id),
    outcome: text().$type<PriceOutcome>().notNull(),
    /** Negative where offers have changed to another outcome. */
    offers: integer().notNull(),
    /** The earliest start of the price among the offers that this row counts as newly told; null in other rows. */
    firstStart: moment('first_start'),
  },
  (table) => [index('price_change_counts_of_change').on(table.changeId)],
);
