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

/** already: it was fulfilled before, or stands in review. */
export type FulfilOutcome = 'fulfilled' | 'already' | 'review';

/**
 * The one way from paid money to a licence, whoever noticed the payment: the webhook's job, the return page
 * or the reconciler. One transaction claims the order and grants what it says; all of it happens once or
 * not at all. Money for an order that has its money brings nothing: it waits for staff (`surplusPayments`).
 * @param observed the provider's own word on the payment, asked for just now; its status is `succeeded`.
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
    // Its money has been dealt with, maybe by staff since.
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

    // The order before the payment, here and where payments are closed: two orders of locking would deadlock.
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
      // Whoever has paid it has committed: locking the order has waited for them.
      await lockOrder(tx, placed.id);
      const isSurplus = (await paidPaymentOfOrder(tx, placed.id)) !== undefined;
      // One that staff have refused stays so: what they would decide about is the first payment, and that has gone back.
      const held = isSurplus ? undefined : await moveOrder(tx, placed.id, { to: 'review', reason });
      const counted = await settled({ isSurplus, keptCard: held && card });
      if (counted && isSurplus) {
        deps.log.error({ order: placed.number, payment: paymentId, paid }, 'an order was paid twice');
      }
      // Its tax stands since it was dealt with, whatever card has paid it once more.
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

/** Somebody else has settled it in the meantime; whoever tries again finds out how. */
function cantSucceed(paymentId: string): Error {
  return new Error(`payment ${paymentId} can't succeed from its state`);
}
