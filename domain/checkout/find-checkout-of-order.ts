import type { Db } from '@spindle/platform/database.ts';
import { selectCheckoutOfOrder } from './queries.ts';

/** The id of the checkout that an order came through. */
export async function findCheckoutOfOrder(db: Db, orderId: string): Promise<string | undefined> {
  return (await selectCheckoutOfOrder(db, orderId))?.id;
}
