import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import type { WebhookEvent } from './webhook.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const webhookEndpoints = shop.table(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    generation: integer().notNull().default(1),
    secretSince: moment('secret_since').notNull(),
    endedAt: moment('ended_at'),
  },
  () => [check('webhook_endpoints_events', sql`cardinality(events) > 0`)],
);

/** Events as they are sent. */
export const webhookMessages = shop.table(
  'webhook_messages',
  {
    id: uuid().primaryKey(),
    type: text().$type<WebhookEvent>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('webhook_messages_by_time').on(table.at)],
);

export const webhookDeliveries = shop.table(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id),
    messageId: uuid('message_id')
      .notNull()
      .references(() => webhookMessages.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    lastAttemptAt: moment('last_attempt_at'),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [uniqueIndex('webhook_deliveries_of_message').on(table.messageId, table.endpointId)],
);
