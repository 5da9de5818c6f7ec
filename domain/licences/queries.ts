import { randomUUID } from 'node:crypto';
import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantOrigin, GrantTerm, LicenceGrant } from './grant.ts';
import type { Licence } from './licence.ts';
import { possibleKeys } from './licence-key.ts';
import { licenceGrants, licences } from './tables.ts';

/** Inserts a licence with its first grant. Its row has the line as well, for older storefronts without grants. */
export async function insertLicence(tx: Db, licence: Licence, origin: GrantOrigin): Promise<void> {
  const { sourceId, ordinal } = origin;
  const ofLine = origin.source === 'order' ? { lineId: sourceId, ordinal } : {};
  await tx.insert(licences).values({ ...licence, ...ofLine });
  const { id, issuedAt, worksUntil, updatesUntil } = licence;
  await insertGrant(tx, id, origin, { startsAt: issuedAt, worksUntil, updatesUntil });
}

/** Inserts licences with one grant each. */
export async function insertLicences(
  tx: Db,
  rows: readonly { licence: Licence; origin: GrantOrigin }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(licences).values(rows.map(({ licence }) => licence));
  await tx.insert(licenceGrants).values(
    rows.map(({ licence: { id, issuedAt, worksUntil, updatesUntil }, origin }) => ({
      ...{ id: randomUUID(), licenceId: id, ...origin },
      ...{ startsAt: issuedAt, worksUntil, updatesUntil },
    })),
  );
}

/** By their exact keys. */
export async function selectLicencesByKeys(db: Db, keys: readonly string[]): Promise<Licence[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(licences)
    .where(inArray(licences.key, [...keys]));
}

export async function insertGrant(
  tx: Db,
  licenceId: string,
  origin: GrantOrigin,
  term: GrantTerm,
): Promise<void> {
  await tx.insert(licenceGrants).values({ id: randomUUID(), licenceId, ...origin, ...term });
}

/** The standing grants of a licence, in order of their start. The caller has locked the licence. */
export async function selectStandingGrants(tx: Db, licenceId: string): Promise<LicenceGrant[]> {
  return tx
    .select()
    .from(licenceGrants)
    .where(and(eq(licenceGrants.licenceId, licenceId), isNull(licenceGrants.takenBackAt)))
    .orderBy(asc(licenceGrants.startsAt), asc(licenceGrants.id));
}

/** All grants of a licence, taken back or not, in order of their start. */
export async function selectGrants(db: Db, licenceId: string): Promise<LicenceGrant[]> {
  return db
    .select()
    .from(licenceGrants)
    .where(eq(licenceGrants.licenceId, licenceId))
    .orderBy(asc(licenceGrants.startsAt), asc(licenceGrants.id));
}

export async function updateGrant(
  tx: Db,
  { id, startsAt, worksUntil, updatesUntil, takenBackAt }: LicenceGrant,
): Promise<void> {
  await tx
    .update(licenceGrants)
    .set({ startsAt, worksUntil, updatesUntil, takenBackAt })
    .where(eq(licenceGrants.id, id));
}

const licencesOfMember = builtOnce((db) =>
  db
    .select()
    .from(licences)
    .where(eq(licences.memberId, sql.placeholder('memberId')))
    .orderBy(desc(licences.issuedAt))
    .prepare(''),
);

export async function selectLicencesOfMember(db: Db, memberId: string): Promise<Licence[]> {
  return licencesOfMember(db).execute({ memberId });
}

/** The pids of a member's licences that are neither trials nor revoked. */
export async function selectPidsOfBought(db: Db, memberId: string): Promise<string[]> {
  const { pid, licenceType, state } = licences;
  const rows = await db
    .selectDistinct({ pid })
    .from(licences)
    .where(and(eq(licences.memberId, memberId), ne(licenceType, 'trial'), ne(state, 'revoked')));
  return rows.map((row) => row.pid);
}

/** The licences of an order, each with the line that granted it, by line and ordinal. */
export async function selectLicencesOfOrder(
  db: Db,
  orderId: string,
): Promise<(Licence & { lineId: string })[]> {
  return db
    .select({ ...getTableColumns(licences), lineId: licenceGrants.sourceId })
    .from(licenceGrants)
    .innerJoin(licences, eq(licences.id, licenceGrants.licenceId))
    .where(eq(licenceGrants.orderId, orderId))
    .orderBy(asc(licenceGrants.sourceId), asc(licenceGrants.ordinal));
}

export async function selectLicencesOnlyOfOrder(
  db: Db,
  { orderId, lineIds, now }: { orderId: string; lineIds: readonly string[]; now: Date },
): Promise<string[]> {
  const other = alias(licenceGrants, 'other');
  const elsewhere = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.licenceId, licenceGrants.licenceId),
        isNull(other.takenBackAt),
        sql`${other.orderId} is distinct from ${orderId}`,
        notInArray(other.sourceId, [...lineIds]),
        lte(other.startsAt, now),
        or(isNull(other.worksUntil), gt(other.worksUntil, now)),
      ),
    );
  const rows = await db
    .selectDistinct({ licenceId: licenceGrants.licenceId })
    .from(licenceGrants)
    .where(and(eq(licenceGrants.orderId, orderId), isNull(licenceGrants.takenBackAt), notExists(elsewhere)))
    .orderBy(asc(licenceGrants.licenceId));
  return rows.map(({ licenceId }) => licenceId);
}

export async function selectOrdersOfSameLicences(db: Db, orderId: string): Promise<string[]> {
  const other = alias(licenceGrants, 'other');
  const rows = await db
    .selectDistinct({ orderId: other.orderId })
    .from(licenceGrants)
    .innerJoin(other, eq(other.licenceId, licenceGrants.licenceId))
    .where(and(eq(licenceGrants.orderId, orderId), ne(other.orderId, orderId)));
  return rows.flatMap((row) => row.orderId ?? []);
}

/** Whether a licence's key matches what was typed; if two match, `exactFirst` sorts the exact match first. */
export const hasKey = (typed: string) => inArray(licences.key, possibleKeys(typed));
export const exactFirst = (typed: string) => sql`${licences.key} = ${possibleKeys(typed)[0]} desc`;

export async function selectLicenceByKey(db: Db, typed: string): Promise<Licence | undefined> {
  const [row] = await db.select().from(licences).where(hasKey(typed)).orderBy(exactFirst(typed)).limit(1);
  return row;
}

export async function selectLicence(db: Db, id: string): Promise<Licence | undefined> {
  const [row] = await db.select().from(licences).where(eq(licences.id, id));
  return row;
}

/** The ids of the licences among these that work now. */
export async function selectWorking(
  db: Db,
  { licenceIds, now }: { licenceIds: readonly string[]; now: Date },
): Promise<string[]> {
  if (licenceIds.length === 0) return [];
  const { id, state, worksUntil } = licences;
  const rows = await db
    .select({ id })
    .from(licences)
    .where(
      and(inArray(id, [...licenceIds]), eq(state, 'active'), or(isNull(worksUntil), gt(worksUntil, now))),
    );
  return rows.map((row) => row.id);
}

/** The grants of a source, by ordinal: several licences must be locked in this order. */
export async function selectGrantsOfSource(
  db: Db,
  { source, sourceId }: Pick<LicenceGrant, 'source' | 'sourceId'>,
): Promise<LicenceGrant[]> {
  return db
    .select()
    .from(licenceGrants)
    .where(and(eq(licenceGrants.source, source), eq(licenceGrants.sourceId, sourceId)))
    .orderBy(asc(licenceGrants.ordinal));
}

/** Locks the member's trial licence of a product, if there is one that is neither suspended nor revoked. */
export async function lockTrialOf(
  tx: Db,
  { memberId, pid }: Pick<Licence, 'memberId' | 'pid'>,
): Promise<Licence | undefined> {
  const [row] = await tx
    .select()
    .from(licences)
    .where(
      and(
        eq(licences.memberId, memberId),
        eq(licences.pid, pid),
        eq(licences.licenceType, 'trial'),
        inArray(licences.state, ['active', 'expired']),
      ),
    )
    .for('update');
  return row;
}

/** Locks the licence: others who want to change it wait until the transaction ends. */
export async function lockLicence(tx: Db, id: string): Promise<Licence | undefined> {
  const [row] = await tx.select().from(licences).where(eq(licences.id, id)).for('update');
  return row;
}

export async function updateLicence(
  tx: Db,
  id: string,
  changed: Partial<Omit<Licence, 'id' | 'key' | 'memberId' | 'pid'>>,
): Promise<Licence> {
  const [row] = await tx.update(licences).set(changed).where(eq(licences.id, id)).returning();
  if (!row) throw new Error(`there is no licence ${id}`);
  return row;
}

/** Apart from `updateLicence`, because nothing else may change a key. The caller has locked the licence. */
export async function updateKey(tx: Db, id: string, key: string): Promise<Licence> {
  const [row] = await tx.update(licences).set({ key }).where(eq(licences.id, id)).returning();
  if (!row) throw new Error(`there is no licence ${id}`);
  return row;
}

export async function updateMember(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(licences).set({ memberId: to }).where(eq(licences.memberId, from));
}
