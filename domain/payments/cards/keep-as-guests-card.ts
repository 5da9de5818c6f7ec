import type { Db } from '@spindle/platform/database.ts';
import { updateGuestOrder } from '../queries.ts';

/**
 * Notes on what waits for money that its card has become a guest's, known by the order it began with: once it is paid, it goes on
 * with that card, and none is kept as the card of the order's new member.
 */
export async function keepAsGuestsCard(
  tx: Db,
  { orderId, guestOrderId }: { orderId: string; guestOrderId: string },
): Promise<void> {
  await updateGuestOrder(tx, orderId, guestOrderId);
}
