import type { Db } from '@spindle/platform/database.ts';
import { updateCouponsEmail } from './queries/coupons.ts';

/** Makes coupons for one address be for another one. Both in lower case. */
export async function handOverCoupons(tx: Db, addresses: { from: string; to: string }): Promise<void> {
  await updateCouponsEmail(tx, addresses);
}
