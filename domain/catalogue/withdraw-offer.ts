import type { Db } from '@spindle/platform/database.ts';
import { notePrices, takeOffSale } from './queries.ts';

/**
 * Ends the sale of a product that was unpublished or deleted. The offer itself stays: customers who bought it still need its
 * builds, and a checkout link to it is answered with "not sold any more".
 */
export async function withdrawOffer(tx: Db, pid: string, at = new Date()): Promise<void> {
  await takeOffSale(tx, pid);
  await notePrices(tx, pid, at);
}
