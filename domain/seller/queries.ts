import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Seller } from './seller.ts';
import { seller } from './tables.ts';

export async function selectSeller(db: Db): Promise<Seller | undefined> {
  const [row] = await theSeller(db).execute();
  if (!row) return undefined;
  const { only: _, ...found } = row;
  return found;
}

const theSeller = builtOnce((db) => db.select().from(seller).prepare(''));

/** Waits for a change that is under way, and locks the row until the transaction ends. */
export async function lockSeller(tx: Db): Promise<Seller | undefined> {
  await tx.select({ only: seller.only }).from(seller).for('update');
  return selectSeller(tx);
}

export async function upsertSeller(tx: Db, settings: Seller): Promise<void> {
  await tx.insert(seller).values(settings).onConflictDoUpdate({ target: seller.only, set: settings });
}

/** Leaves an existing one as it is. */
export async function insertSeller(db: Db, settings: Seller): Promise<void> {
  await db.insert(seller).values(settings).onConflictDoNothing();
}
