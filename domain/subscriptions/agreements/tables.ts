import { sql } from 'drizzle-orm';
import { index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/tables.ts';
import { shop } from '../../shop-schema.ts';
import { subscriptions } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What members have agreed to by pressing a button of their subscription, word for word. */
export const subscriptionAgreements = shop.table(
  'subscription_agreements',
  {
    id: uuid().primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** The order that was placed on this agreement; null while that waits for the next renewal. */
    orderId: uuid('order_id').references(() => orders.id),
    text: text().notNull(),
    textVersion: text('text_version').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    /**
     * Set when, before an order was placed on it, another agreement replaced it, the change was undone, or its renewal no
     * longer comes as agreed. So an order is linked only to what was agreed to for it.
     */
    withdrawnAt: moment('withdrawn_at'),
  },
  ({ subscriptionId, orderId }) => [
    index('subscription_agreements_of_subscription').on(subscriptionId),
    uniqueIndex('subscription_agreements_of_order').on(orderId),
    uniqueIndex('subscription_agreements_waiting')
      .on(subscriptionId)
      .where(sql`order_id is null and withdrawn_at is null`),
  ],
);
