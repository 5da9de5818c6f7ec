import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, gte, inArray, isNull, lt, not, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';
import { isForgotten } from '../privacy/holding.ts';
import type { TaxRate, TaxRateKey } from './rate.ts';
import type { TaxRegistration, TaxRegistrationKey } from './registration.ts';
import { countryProofs, orderTaxes, taxRates, taxRegistrations, vatChecks } from './tables.ts';
import type { CountryProof, VatCheck } from './tax.ts';

const isRate = ({ country, validFrom }: TaxRateKey) =>
  and(eq(taxRates.country, country), eq(taxRates.validFrom, validFrom));

const isRegistration = ({ country, scheme, validFrom }: TaxRegistrationKey) =>
  and(
    eq(taxRegistrations.country, country),
    eq(taxRegistrations.scheme, scheme),
    eq(taxRegistrations.validFrom, validFrom),
  );

/** The rates of one country or of all, each country's latest first. */
export async function selectRates(db: Db, country?: string): Promise<TaxRate[]> {
  return country === undefined ? allRates(db).execute() : ratesOf(db).execute({ country });
}

const rates = (db: Db) =>
  db.select().from(taxRates).orderBy(asc(taxRates.country), desc(taxRates.validFrom)).$dynamic();
const allRates = builtOnce((db) => rates(db).prepare(''));
const ratesOf = builtOnce((db) =>
  rates(db)
    .where(eq(taxRates.country, sql.placeholder('country')))
    .prepare(''),
);

/** Locks the rate until the transaction ends. */
export async function lockRate(tx: Db, key: TaxRateKey): Promise<TaxRate | undefined> {
  const [row] = await tx.select().from(taxRates).where(isRate(key)).for('update');
  return row;
}

export async function upsertRate(tx: Db, rate: TaxRate): Promise<void> {
  await tx
    .insert(taxRates)
    .values(rate)
    .onConflictDoUpdate({
      target: [taxRates.country, taxRates.validFrom],
      set: { rateBp: rate.rateBp },
    });
}

export async function deleteRate(tx: Db, key: TaxRateKey): Promise<void> {
  await tx.delete(taxRates).where(isRate(key));
}

/** All registrations, by country, the latest first. A seller has only a few. */
export async function selectRegistrations(db: Db): Promise<TaxRegistration[]> {
  return registrations(db).execute();
}

const registrations = builtOnce((db) =>
  db
    .select()
    .from(taxRegistrations)
    .orderBy(asc(taxRegistrations.country), asc(taxRegistrations.scheme), desc(taxRegistrations.validFrom))
    .prepare(''),
);

/** Locks the registration until the transaction ends. */
export async function lockRegistration(
  tx: Db,
  key: TaxRegistrationKey,
): Promise<TaxRegistration | undefined> {
  const [row] = await tx.select().from(taxRegistrations).where(isRegistration(key)).for('update');
  return row;
}

export async function upsertRegistration(tx: Db, row: TaxRegistration): Promise<void> {
  const { number, validUntil } = row;
  await tx
    .insert(taxRegistrations)
    .values(row)
    .onConflictDoUpdate({
      target: [taxRegistrations.country, taxRegistrations.scheme, taxRegistrations.validFrom],
      set: { number, validUntil },
    });
}

/** Rows that exist already stay as they are. */
export async function insertRegistrations(db: Db, rows: readonly TaxRegistration[]): Promise<void> {
  await db
    .insert(taxRegistrations)
    .values([...rows])
    .onConflictDoNothing();
}

export async function deleteRegistration(tx: Db, key: TaxRegistrationKey): Promise<void> {
  await tx.delete(taxRegistrations).where(isRegistration(key));
}

export async function insertOrderTax(
  tx: Db,
  tax: typeof orderTaxes.$inferInsert,
  proofs: readonly CountryProof[],
): Promise<void> {
  await tx.insert(orderTaxes).values(tax);
  if (proofs.length === 0) return;
  await tx.insert(countryProofs).values(proofs.map((proof) => ({ ...proof, orderId: tax.orderId })));
}

export async function updateOrderTax(
  tx: Db,
  orderId: string,
  tax: Pick<typeof orderTaxes.$inferInsert, 'country' | 'scheme' | 'rateBp' | 'taxMinor'>,
): Promise<void> {
  await tx.update(orderTaxes).set(tax).where(eq(orderTaxes.orderId, orderId));
}

export async function upsertProof(tx: Db, orderId: string, proof: CountryProof): Promise<void> {
  const { country, notedAt } = proof;
  await tx
    .insert(countryProofs)
    .values({ ...proof, orderId })
    .onConflictDoUpdate({
      target: [countryProofs.orderId, countryProofs.kind],
      set: { country, notedAt },
    });
}

export async function selectOrderTax(db: Db, orderId: string) {
  const [row] = await db
    .select({ tax: orderTaxes, check: vatChecks })
    .from(orderTaxes)
    .leftJoin(vatChecks, eq(vatChecks.id, orderTaxes.vatCheckId))
    .where(eq(orderTaxes.orderId, orderId));
  return row;
}

export async function selectProofs(db: Db, orderId: string): Promise<CountryProof[]> {
  return db
    .select({
      kind: countryProofs.kind,
      country: countryProofs.country,
      notedAt: countryProofs.notedAt,
    })
    .from(countryProofs)
    .where(eq(countryProofs.orderId, orderId))
    .orderBy(desc(countryProofs.kind));
}

export async function insertVatCheck(db: Db, check: typeof vatChecks.$inferInsert): Promise<void> {
  await db.insert(vatChecks).values(check);
}

export async function selectLatestVatCheck(
  db: Db,
  vatId: string,
  since: Date,
): Promise<VatCheck | undefined> {
  const { id, consultation, checkedAt } = vatChecks;
  const [row] = await db
    .select({ id, vatId: vatChecks.vatId, consultation, checkedAt })
    .from(vatChecks)
    .where(and(eq(vatChecks.vatId, vatId), gte(checkedAt, since)))
    .orderBy(desc(checkedAt))
    .limit(1);
  return row;
}

/** Deletes the tax rows of unpaid orders whose buyer was erased, at most `limit`. @returns how many */
export async function deleteErased(tx: Db, limit: number): Promise<number> {
  const due = await tx
    .select({ id: orderTaxes.orderId })
    .from(orderTaxes)
    .innerJoin(orders, eq(orders.id, orderTaxes.orderId))
    .where(and(eq(orders.state, 'cancelled'), eq(orders.email, ''), isNull(orders.reviewReason)))
    .limit(limit);
  const ids = due.map(({ id }) => id);
  await tx.delete(countryProofs).where(inArray(countryProofs.orderId, ids));
  await tx.delete(orderTaxes).where(inArray(orderTaxes.orderId, ids));
  return ids.length;
}

/** Deletes answers about VAT ids that no order uses. */
export async function deleteUnusedChecks(db: Db, before: Date): Promise<void> {
  const used = db
    .select({ id: orderTaxes.orderId })
    .from(orderTaxes)
    .where(eq(orderTaxes.vatCheckId, vatChecks.id));
  await db.delete(vatChecks).where(and(lt(vatChecks.checkedAt, before), notExists(used)));
}

/** Removes buyers from the taxes of orders whose documents are past the retention period. */
export async function forgetTaxed(tx: Db, firstKeptYear: number): Promise<void> {
  const isOver = isForgotten(orderTaxes.orderId, firstKeptYear);
  await tx.delete(countryProofs).where(isForgotten(countryProofs.orderId, firstKeptYear));
  // An answer is reused for an hour, so another order whose documents are still kept may use the same one.
  const kept = alias(orderTaxes, 'kept');
  const isNeeded = tx
    .select({ id: kept.orderId })
    .from(kept)
    .where(and(eq(kept.vatCheckId, orderTaxes.vatCheckId), not(isForgotten(kept.orderId, firstKeptYear))));
  const checks = tx
    .select({ id: orderTaxes.vatCheckId })
    .from(orderTaxes)
    .where(and(isOver, notExists(isNeeded)));
  await tx
    .update(vatChecks)
    .set({ vatId: '', name: null, address: null, consultation: null })
    .where(inArray(vatChecks.id, checks));
  await tx.update(orderTaxes).set({ company: null, person: null, address: null, vatId: null }).where(isOver);
}
