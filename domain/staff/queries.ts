import type { Db } from '@spindle/platform/database.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { StaffRole } from '../actor.ts';
import type { Permission } from './permission.ts';
import { OTHER_CURRENCIES, type Role } from './role.ts';
import { refundLimits, staffPermissions } from './tables.ts';

/** Sorted by name, since rows come in no particular order. */
export async function selectPermissions(db: Db, role: StaffRole): Promise<Permission[]> {
  const rows = await db
    .select()
    .from(staffPermissions)
    .where(eq(staffPermissions.role, role))
    .orderBy(asc(staffPermissions.permission));
  return rows.map(({ permission }) => permission);
}

/** @returns undefined when there is no row, null when there is no limit. */
export async function selectLimit(
  db: Db,
  role: StaffRole,
  currency: string,
): Promise<number | null | undefined> {
  const rows = await db.select().from(refundLimits).where(eq(refundLimits.role, role));
  const of = (wanted: string) => rows.find((limit) => limit.currency === wanted);
  const row = of(currency) ?? of(OTHER_CURRENCIES);
  return row?.maxMinor;
}

export async function selectLimits(db: Db, role: StaffRole): Promise<Role['refundLimits']> {
  return db
    .select({ currency: refundLimits.currency, maxMinor: refundLimits.maxMinor })
    .from(refundLimits)
    .where(eq(refundLimits.role, role))
    .orderBy(asc(refundLimits.currency));
}

/** Locks the role until the transaction ends, so that other changes to it wait. */
export async function lockRole(tx: Db, role: StaffRole): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff role ${role}`}, 0))`);
}

/** Replaces what the role may do. The caller has locked it. */
export async function replaceRole(tx: Db, { role, permissions, refundLimits: limits }: Role): Promise<void> {
  await tx.delete(staffPermissions).where(eq(staffPermissions.role, role));
  await tx.delete(refundLimits).where(eq(refundLimits.role, role));
  if (permissions.length > 0) {
    await tx.insert(staffPermissions).values(permissions.map((permission) => ({ role, permission })));
  }
  if (limits.length > 0) await tx.insert(refundLimits).values(limits.map((limit) => ({ role, ...limit })));
}
