import { z } from 'zod';
import { lockOrder } from '../orders/lock-order.ts';
import { carriedOfLines } from '../payments/credits/carried-of-lines.ts';
import { findEvent } from '../payments/find-event.ts';
import { findPayment } from '../payments/find-payment.ts';
import type { ObservedRefund } from '../payments/provider.ts';
import { findRefund } from '../payments/refunds/find-refund.ts';
import { type Refund, shareRefund } from '../payments/refunds/refund.ts';
import { refundsOfOrder } from '../payments/refunds/refunds-of-order.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { balancesOf } from './balances-of.ts';
import { bookRefund } from './book-refund.ts';
import type { SettleDeps } from './deps.ts';
import { settleFromProvider } from './settle-from-provider.ts';

/**
 * Processes a stored event about a refund: asks the provider for the refund's state and books it. A refund that was made at the
 * provider is stored and booked like one of the shop's own.
 */
export async function processRefundEvent(
  deps: SettleDeps,
  event: { provider: string; eventId: string },
): Promise<void> {
  const stored = await findEvent(deps.db, event);
  const provider = deps.providers.find(({ name }) => name === event.provider);
  const observed = stored && (await provider?.retrieveRefund(stored.providerId));
  if (!observed) throw new Error(`${event.provider} does not know the refund of event ${event.eventId}`);
  const refund =
    (await ownRefund(deps, event.provider, observed)) ??
    (await foreignRefund(deps, event.provider, observed));
  if (refund) await bookRefund(deps, refund.id, observed);
  else deps.log.warn(event, 'an event about a refund of an unknown payment');
}

async function ownRefund({ db }: SettleDeps, provider: string, observed: ObservedRefund) {
  const known = await findRefund(db, { provider, providerId: observed.id });
  const reference = z.uuid().safeParse(observed.reference);
  if (known || !reference.success) return known;
  const referred = await findRefund(db, { id: reference.data });
  return referred?.provider === provider ? referred : undefined;
}

/** Stores a refund that was made at the provider. It names no lines, so it is divided by what is left of each. */
async function foreignRefund(
  deps: SettleDeps,
  provider: string,
  { id: providerId, paymentId, status, amountMinor, currency }: ObservedRefund,
): Promise<Refund | undefined> {
  const paid = await findPayment(deps.db, { provider, providerId: paymentId });
  if (!paid || status === 'failed') return undefined;
  // The shop may not have learned yet that it was paid.
  await settleFromProvider(deps, paid);
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, paid.orderId);
    const payment = await findPayment(tx, { id: paid.id });
    if (!order || !payment) throw new Error(`payment ${paid.id} has no order`);
    const requestKey = `${provider} ${providerId}`;
    const written = await findRefund(tx, { requestKey });
    if (written) return written;
    const standing = (await refundsOfOrder(tx, order.id)).filter(
      (refund) => refund.state !== 'failed' && refund.paymentId === payment.id,
    );
    const carried = await carriedOfLines(tx, payment);
    const within = shareRefund(balancesOf(order, payment, standing, carried), { amountMinor });
    // It was refunded already, even if it had paid for a later period as credit: that is a loss, and staff are told.
    const shared = within.ok ? within : shareRefund(balancesOf(order, payment, standing), { amountMinor });
    if (shared !== within)
      deps.log.error(
        { order: order.number, refund: providerId },
        'a refund that was made at the provider takes back what has paid for a later period',
      );
    if (!shared.ok) throw new Error(`refund ${providerId} is more than is left of order ${order.number}`);
    return requestRefund(tx, {
      ...{ orderId: order.id, paymentId: payment.id, provider, providerId, requestKey },
      ...{ amountMinor, currency, lines: shared.lines, reason: '' },
      createdAt: deps.clock.now(),
    });
  });
}
