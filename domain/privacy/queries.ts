import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { members } from '../accounts/tables.ts';
import type { AskedExport } from './export.ts';
import { dataExports } from './tables.ts';

/** Locks the member until the transaction ends, so that other requests for them wait. */
export async function lockMember(tx: Db, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update');
  return rows.length > 0;
}

export async function selectExport(
  db: Db,
  memberId: string,
): Promise<(AskedExport & { exportId: string }) | undefined> {
  const { exportId, askedAt, endsAt } = dataExports;
  const [row] = await db
    .select({ exportId, askedAt, endsAt })
    .from(dataExports)
    .where(eq(dataExports.memberId, memberId));
  return row;
}

/** Replaces the member's last export. */
export async function putExport(
  tx: Db,
  asked: { memberId: string; exportId: string; askedAt: Date },
): Promise<void> {
  const row = { ...asked, archive: null, endsAt: null };
  await tx.insert(dataExports).values(row).onConflictDoUpdate({ target: dataExports.memberId, set: row });
}

/** False when the member has asked for another one meanwhile, or is gone. */
export async function keepArchive(
  db: Db,
  { exportId, archive, endsAt }: { exportId: string; archive: Buffer; endsAt: Date },
): Promise<boolean> {
  const kept = await db
    .update(dataExports)
    .set({ archive, endsAt })
    .where(and(eq(dataExports.exportId, exportId), isNull(dataExports.endsAt)))
    .returning({ memberId: dataExports.memberId });
  return kept.length > 0;
}

export async function selectArchive(db: Db, memberId: string, now: Date): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ archive: dataExports.archive })
    .from(dataExports)
    .where(and(eq(dataExports.memberId, memberId), gt(dataExports.endsAt, now)));
  return row?.archive ?? undefined;
}

/** Deletes the archives that can't be fetched any more. The time they were asked for is kept. */
export async function deleteEndedArchives(db: Db, now: Date): Promise<void> {
  await db
    .update(dataExports)
    .set({ archive: null })
    .where(and(lte(dataExports.endsAt, now), isNotNull(dataExports.archive)));
}
