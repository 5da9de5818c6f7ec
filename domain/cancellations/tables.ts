import type { Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import { CANCELLATION_KINDS, type CancellationKind } from './cancellation.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const cancellations = shop.table(
  'cancellations',
  {
    id: uuid().primaryKey(),
    kind: text().$type<CancellationKind>().notNull(),
    email: text().notNull(),
    contract: text().notNull(),
    reason: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    declaredAt: moment('declared_at').notNull(),
    orderId: uuid('order_id'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('cancellations_open').on(table.declaredAt, table.id).where(sql`settled_at is null`),
    check(
      'cancellations_kind',
      sql.raw(`kind in (${CANCELLATION_KINDS.map((kind) => `'${kind}'`).join(', ')})`),
    ),
  ],
);
