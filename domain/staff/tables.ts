import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StaffRole } from '../actor.ts';
import { shop } from '../shop-schema.ts';
import type { Permission } from './permission.ts';
import type { Role } from './role.ts';

/** The permissions of each role. */
export const staffPermissions = shop.table(
  'staff_permissions',
  {
    role: text().$type<StaffRole>().notNull(),
    permission: text().$type<Permission>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.permission] })],
);

/** How much of one order staff of a role may refund. A role or currency without a row may refund nothing. */
export const refundLimits = shop.table(
  'refund_limits',
  {
    role: text().$type<StaffRole>().notNull(),
    /** ISO 4217, or `*` for currencies without a row. */
    currency: text().$type<Role['refundLimits'][number]['currency']>().notNull(),
    /** Minor units; null for as much as was paid. */
    maxMinor: integer('max_minor'),
  },
  (table) => [
    primaryKey({ columns: [table.role, table.currency] }),
    check('refund_limits_max', sql`${table.maxMinor} >= 0`),
  ],
);
