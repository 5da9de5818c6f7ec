import type { Db } from '@spindle/platform/database.ts';
import { updateGuestOrder } from '../queries.ts';

/**
 * Notes on an order's payments that are under way that their card is now a guest's, identified by the order it began with
 * (`guestOrderId`). Once a payment is paid, its card is kept as that guest's, so that the subscription renews with it, and never
 * as a card of the order's new member.
 */
export async function keepAsGuestsCard(
  tx: Db,
  { orderId, guestOrderId }: { orderId: string; guestOrderId: string },
): Promise<void> {
  await updateGuestOrder(tx, orderId, guestOrderId);
}
