import type { Db } from '@spindle/platform/database.ts';
import { desc, eq } from 'drizzle-orm';
import type { Licence } from './licence.ts';
import { licences } from './tables.ts';

export async function insertLicence(tx: Db, licence: Licence): Promise<void> {
  await tx.insert(licences).values(licence);
}

export async function selectLicencesOfMember(db: Db, memberId: string): Promise<Licence[]> {
  return db.select().from(licences).where(eq(licences.memberId, memberId)).orderBy(desc(licences.issuedAt));
}

export async function selectLicencesOfOrder(db: Db, orderId: string): Promise<Licence[]> {
  return db.select().from(licences).where(eq(licences.orderId, orderId));
}
