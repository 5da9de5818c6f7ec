import type { Order } from '../orders/order.ts';
import type { SavedCard } from '../payments/cards/card.ts';
import type { Payment } from '../payments/payment.ts';

/**
 * The holder of the card that a payment's page has stored: the member, or the guest who placed the order.
 * @param order as it was placed.
 * @param memberId the member who has the order by now.
 */
export function cardHolderOf(
  { provider, guestOrderId, byMember: givenByMember }: Payment,
  order: Pick<Order, 'id' | 'memberId'>,
  memberId: string,
): Pick<SavedCard, 'memberId' | 'provider' | 'guestOrderId' | 'givenByMember'> {
  const ofGuest = order.memberId === null ? order.id : null;
  return { memberId, provider, guestOrderId: guestOrderId ?? ofGuest, givenByMember };
}
