import type { Db } from '@spindle/platform/database.ts';
import { and, asc, count, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ExchangeBatch, ExchangeCode } from './exchange-code.ts';
import { exchangeBatches, exchangeCodes } from './tables.ts';

/** Rows of one insert: PostgreSQL accepts 65,535 values. */
const CHUNK = 5000;

/** @returns false if there is a batch with this id. */
export async function insertBatch(tx: Db, batch: ExchangeBatch): Promise<boolean> {
  const inserted = await tx
    .insert(exchangeBatches)
    .values(batch)
    .onConflictDoNothing({ target: exchangeBatches.id })
    .returning({ id: exchangeBatches.id });
  return inserted.length > 0;
}

export async function selectKeysOfBatch(db: Db, batchId: string): Promise<string[]> {
  const { codeKey } = exchangeCodes;
  const rows = await db.select({ codeKey }).from(exchangeCodes).where(eq(exchangeCodes.batchId, batchId));
  return rows.map((row) => row.codeKey);
}

/** @returns the keys of codes that existed before, which are not written. */
export async function insertCodes(
  tx: Db,
  codes: readonly (Pick<ExchangeCode, 'id' | 'batchId' | 'code'> & { codeKey: string })[],
): Promise<Set<string>> {
  const known = new Set(codes.map(({ codeKey }) => codeKey));
  for (let from = 0; from < codes.length; from += CHUNK) {
    const inserted = await tx
      .insert(exchangeCodes)
      .values(codes.slice(from, from + CHUNK))
      .onConflictDoNothing()
      .returning({ codeKey: exchangeCodes.codeKey });
    for (const { codeKey } of inserted) known.delete(codeKey);
  }
  return known;
}

interface CodeInBatch {
  code: ExchangeCode;
  batch: ExchangeBatch;
}

export const selectCode = (db: Db, codeKey: string): Promise<CodeInBatch | undefined> =>
  selectCodeWhere(db, eq(exchangeCodes.codeKey, codeKey));

export const selectCodeById = (db: Db, id: string): Promise<CodeInBatch | undefined> =>
  selectCodeWhere(db, eq(exchangeCodes.id, id));

async function selectCodeWhere(db: Db, isCode: SQL): Promise<CodeInBatch | undefined> {
  const [found] = await db
    .select({ code: exchangeCodes, batch: exchangeBatches })
    .from(exchangeCodes)
    .innerJoin(exchangeBatches, eq(exchangeBatches.id, exchangeCodes.batchId))
    .where(isCode);
  return found;
}

/** Locks the code against redemption, and its batch against being ended, until the transaction ends. */
export async function lockCode(tx: Db, codeKey: string): Promise<CodeInBatch | undefined> {
  const isCode = eq(exchangeCodes.codeKey, codeKey);
  const [code] = await tx.select().from(exchangeCodes).where(isCode).for('update');
  if (!code) return undefined;
  const isBatch = eq(exchangeBatches.id, code.batchId);
  const [batch] = await tx.select().from(exchangeBatches).where(isBatch).for('share');
  return batch && { code, batch };
}

export async function updateRedeemed(tx: Db, id: string, redeemedAt: Date, licenceId: string): Promise<void> {
  await tx.update(exchangeCodes).set({ redeemedAt, licenceId }).where(eq(exchangeCodes.id, id));
}

/** @returns the batch; undefined if it does not exist or had ended before. */
export async function updateEnded(
  tx: Db,
  batchId: string,
  endedAt: Date,
): Promise<Pick<ExchangeBatch, 'name'> | undefined> {
  const [ended] = await tx
    .update(exchangeBatches)
    .set({ endedAt })
    .where(and(eq(exchangeBatches.id, batchId), isNull(exchangeBatches.endedAt)))
    .returning({ name: exchangeBatches.name });
  return ended;
}

export interface CountedBatch extends ExchangeBatch {
  codes: number;
  redeemed: number;
}

/** Newest first, beginning after `after`. */
export async function selectBatches(
  db: Db,
  { after, limit }: { after: Pick<ExchangeBatch, 'createdAt' | 'id'> | undefined; limit: number },
): Promise<CountedBatch[]> {
  const { createdAt, id } = exchangeBatches;
  const page = db.$with('page').as(
    db
      .select()
      .from(exchangeBatches)
      .where(
        after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id))),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit),
  );
  const counted = db
    .select({
      codes: count().as('codes'),
      redeemed: count(exchangeCodes.redeemedAt).as('redeemed'),
    })
    .from(exchangeCodes)
    .where(eq(exchangeCodes.batchId, page.id))
    .as('counted');
  return db
    .with(page)
    .select({
      id: page.id,
      name: page.name,
      pid: page.pid,
      licenceType: page.licenceType,
      redeemableUntil: page.redeemableUntil,
      createdAt: page.createdAt,
      endedAt: page.endedAt,
      codes: counted.codes,
      redeemed: counted.redeemed,
    })
    .from(page)
    .innerJoinLateral(counted, sql`true`)
    .orderBy(desc(page.createdAt), desc(page.id));
}

export async function selectBatch(db: Db, id: string): Promise<ExchangeBatch | undefined> {
  const [batch] = await db.select().from(exchangeBatches).where(eq(exchangeBatches.id, id));
  return batch;
}

export async function selectCodesOfBatch(db: Db, batchId: string): Promise<ExchangeCode[]> {
  return db
    .select()
    .from(exchangeCodes)
    .where(eq(exchangeCodes.batchId, batchId))
    .orderBy(asc(exchangeCodes.id));
}
