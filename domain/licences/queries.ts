import type { Db } from '@spindle/platform/database.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Licence, LicenceState } from './licence.ts';
import { licences } from './tables.ts';

export async function insertLicence(tx: Db, licence: Licence): Promise<void> {
  await tx.insert(licences).values(licence);
}

export async function selectLicencesOfMember(db: Db, memberId: string): Promise<Licence[]> {
  return db.select().from(licences).where(eq(licences.memberId, memberId)).orderBy(desc(licences.issuedAt));
}

export async function selectLicencesOfOrder(db: Db, orderId: string): Promise<Licence[]> {
  return db
    .select()
    .from(licences)
    .where(eq(licences.orderId, orderId))
    .orderBy(asc(licences.lineId), asc(licences.ordinal));
}

/** Of a line by ordinal: who changes several locks them in this order. */
export async function selectLicences(
  db: Db,
  of: { licenceId: string } | { lineId: string },
): Promise<Licence[]> {
  const isOf = 'licenceId' in of ? eq(licences.id, of.licenceId) : eq(licences.lineId, of.lineId);
  return db.select().from(licences).where(isOf).orderBy(asc(licences.ordinal));
}

/** Others who want to change it wait until the transaction ends. */
export async function lockLicence(tx: Db, id: string): Promise<Licence | undefined> {
  const [row] = await tx.select().from(licences).where(eq(licences.id, id)).for('update');
  return row;
}

export async function updateLicenceState(tx: Db, id: string, state: LicenceState): Promise<Licence> {
  const [row] = await tx.update(licences).set({ state }).where(eq(licences.id, id)).returning();
  if (!row) throw new Error(`there is no licence ${id}`);
  return row;
}
