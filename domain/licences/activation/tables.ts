import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';
import { licences } from '../tables.ts';
import { DEVICE_SYSTEMS, type DeviceSystem } from './device.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Seats that are or were taken. */
export const licenceDevices = shop.table(
  'licence_devices',
  {
    id: uuid().primaryKey(),
    licenceId: uuid('licence_id')
      .notNull()
      .references(() => licences.id),
    fingerprint: text().notNull(),
    name: text().notNull(),
    system: text().$type<DeviceSystem>().notNull(),
    pids: text().array().notNull().default([]),
    activatedAt: moment('activated_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Null while it uses its seat. */
    releasedAt: moment('released_at'),
    offlineFile: uuid('offline_file').unique(),
    offlineKey: text('offline_key'),
    offlineUntil: moment('offline_until'),
  },
  (table) => [
    // One computer takes one seat, however often it activates.
    uniqueIndex('licence_devices_active')
      .on(table.licenceId, table.fingerprint)
      .where(sql`released_at is null`),
    index('licence_devices_of_licence').on(table.licenceId, table.lastSeenAt),
    index('licence_devices_named').on(sql`lower(${table.name})`),
    check('licence_devices_offline', sql`(offline_file is null) = (offline_key is null)`),
    check(
      'licence_devices_system',
      sql.raw(`system in (${DEVICE_SYSTEMS.map((system) => `'${system}'`).join(', ')})`),
    ),
  ],
);
