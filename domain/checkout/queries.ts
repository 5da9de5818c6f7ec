import type { Db } from '@spindle/platform/database.ts';
import { eq } from 'drizzle-orm';
import { checkouts } from './tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export async function insertCheckout(tx: Db, checkout: CheckoutRow): Promise<void> {
  await tx.insert(checkouts).values(checkout);
}

export async function selectCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row;
}

export async function selectCheckoutOfOrder(db: Db, orderId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.orderId, orderId));
  return row;
}
