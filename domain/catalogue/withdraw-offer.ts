import type { Db } from '@spindle/platform/database.ts';
import { takeOffSale } from './queries.ts';

/**
 * Ends the sale of a product that was unpublished or deleted. The offer itself stays: those who bought
 * it still need its builds, and a checkout link to it is answered with "not sold any more".
 */
export async function withdrawOffer(tx: Db, pid: string): Promise<void> {
  await takeOffSale(tx, pid);
}
