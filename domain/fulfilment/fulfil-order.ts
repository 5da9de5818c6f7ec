import { findOrder } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { ReviewReason } from '../orders/order.ts';
import { saveCard } from '../payments/cards/save-card.ts';
import { findPayment } from '../payments/find-payment.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import type { ObservedPayment } from '../payments/provider.ts';
import type { ProviderCard } from '../payments/provider-card.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { noteCardCountry } from '../tax/note-card-country.ts';
import { cardHolderOf } from './card-holder-of.ts';
import type { FulfilDeps } from './deps.ts';
import { grantOrder } from './grant-order.ts';
import { waitsForReview } from './waits-for-review.ts';

/** already: the payment was dealt with before, or the order was paid before, is in review or was refused. */
export type FulfilOutcome = 'fulfilled' | 'already' | 'review';

/**
 * The only way from a payment to a licence, whoever noticed the payment: the webhook's job, the return page or the reconciler.
 * One transaction claims the order and grants its lines; all of it happens once or not at all. A second payment of an order
 * grants nothing: staff refund it (`surplusPayments`).
 * @param observed the payment as the provider has reported it just now; its status must be `succeeded`.
 */
export async function fulfilOrder(
  deps: FulfilDeps,
  { paymentId, observed }: { paymentId: string; observed: ObservedPayment },
): Promise<FulfilOutcome> {
  if (observed.status !== 'succeeded') throw new Error(`a payment that ${observed.status} fulfils nothing`);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, { id: paymentId });
    const placed = payment && (await findOrder(tx, payment.orderId));
    if (!placed) throw new Error(`payment ${paymentId} has no order`);
    // This payment was dealt with before; staff may have decided about it since.
    if (payment.state === 'succeeded') return 'already';
    const paid = { amountMinor: observed.amountMinor, currency: observed.currency };
    const { card } = observed;
    const customerId = card?.customerId;
    const settled = (how: { isSurplus?: boolean; keptCard?: ProviderCard | undefined } = {}) =>
      settlePayment(tx, paymentId, { to: 'succeeded', paid, customerId, ...how }, now);
    const { cardCountry } = observed;
    const noteCard = async () => {
      if (cardCountry) await noteCardCountry(tx, placed, cardCountry, now);
    };

    // Lock the order before the payment, here and where payments are ended: a different order of locking would deadlock.
    const fits = observed.amountMinor === placed.totalMinor && observed.currency === placed.currency;
    const hasAddress = placed.email !== '';
    const isRisky = fits && placed.state === 'pending' && (await waitsForReview(tx, deps, placed.id));
    const claimed =
      fits &&
      hasAddress &&
      !isRisky &&
      (await moveOrder(tx, placed.id, { to: 'paid', from: 'pending', at: now, paid }));
    if (!claimed) {
      const reason = reasonOf({ hasAddress, fits, isRisky });
      // Locking the order waits until a concurrent payment of it has committed.
      await lockOrder(tx, placed.id);
      const isSurplus = (await paidPaymentOfOrder(tx, placed.id)) !== undefined;
      // An order that staff have refused stays refused: a review would be about its first payment, which was refunded.
      const held = isSurplus ? undefined : await moveOrder(tx, placed.id, { to: 'review', reason });
      const counted = await settled({ isSurplus, keptCard: held && card });
      if (counted && isSurplus) {
        deps.log.error({ order: placed.number, payment: paymentId, paid }, 'an order was paid twice');
      }
      // The order's tax is settled; the country of a second payment's card does not change it.
      if (!held) return 'already';
      if (!counted) throw cantSucceed(paymentId);
      await noteCard();
      const { number: order, totalMinor, currency } = placed;
      deps.log.error({ order, reason, totalMinor, currency, paid }, 'a paid order needs a person');
      return 'review';
    }
    if (!(await settled())) throw cantSucceed(paymentId);
    await noteCard();

    const { memberId } = await grantOrder(tx, deps, claimed, now);
    if (card) await saveCard(tx, { ...card, ...cardHolderOf(payment, placed, memberId), savedAt: now });
    return 'fulfilled';
  });
}

function reasonOf(found: { hasAddress: boolean; fits: boolean; isRisky: boolean }): ReviewReason {
  if (!found.hasAddress) return 'no_address';
  if (!found.fits) return 'amount_mismatch';
  return found.isRisky ? 'risk' : 'paid_after_cancellation';
}

/** Another request has settled the payment in the meantime; a retry finds out how. */
function cantSucceed(paymentId: string): Error {
  return new Error(`payment ${paymentId} can't succeed from its state`);
}
