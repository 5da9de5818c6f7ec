import type { Order } from '../orders/order.ts';
import type { SavedCard } from '../payments/cards/card.ts';
import type { Payment } from '../payments/payment.ts';

/**
 * Whose the card is that the page of a payment has kept: the member's own, or that of the guest who has placed the order.
 * @param order as it was placed.
 * @param memberId who has it by now.
 */
export function cardHolderOf(
  { provider, guestOrderId, byMember: givenByMember }: Payment,
  order: Pick<Order, 'id' | 'memberId'>,
  memberId: string,
): Pick<SavedCard, 'memberId' | 'provider' | 'guestOrderId' | 'givenByMember'> {
  const ofGuest = order.memberId === null ? order.id : null;
  return { memberId, provider, guestOrderId: guestOrderId ?? ofGuest, givenByMember };
}
