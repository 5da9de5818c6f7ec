import type { Db } from '@spindle/platform/database.ts';
import { updateCouponsEmail } from './queries/coupons.ts';

/** Coupons that were made for one address are for another one. Both in lower case. */
export async function handOverCoupons(tx: Db, addresses: { from: string; to: string }): Promise<void> {
  await updateCouponsEmail(tx, addresses);
}
