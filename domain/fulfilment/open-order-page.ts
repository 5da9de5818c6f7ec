import type { Db } from '@spindle/platform/database.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Order } from '../orders/order.ts';
import { ownCustomer } from '../payments/cards/own-customer.ts';
import { findPayment } from '../payments/find-payment.ts';
import { openPayment } from '../payments/open-payment.ts';
import { canBeMade, type Payment } from '../payments/payment.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import type { SettleDeps } from './deps.ts';

interface OrderPage extends Pick<Payment, 'byMember' | 'guestOrderId'> {
  orderId: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

/**
 * Opens a payment page for a pending order whose card could not be charged: the buyer comes by a mailed link, and the bank asks
 * for confirmation, or another card pays and is stored. If a page is open already, it is returned.
 * @param page byMember: the member is logged in, so the card they give becomes their own. Their own card is offered to them then,
 * and also if no guest has begun what the order is for. Without a log-in, a card given for a guest's order (`guestOrderId`)
 * replaces that guest's card.
 * @returns under_way: a charge of the stored card has not been answered yet.
 * @throws if the provider can't be reached; trying again continues with the same payment.
 */
export async function openOrderPage(
  deps: SettleDeps,
  { orderId, byMember, guestOrderId, ...page }: OrderPage,
): Promise<{ ok: true; redirectUrl: string } | { ok: false; error: 'not_pending' | 'under_way' }> {
  const keepFor = { byMember, guestOrderId: byMember ? null : guestOrderId };
  const prepared = await deps.db.transaction((tx) => prepare(tx, deps, orderId, keepFor));
  if (typeof prepared === 'string') return { ok: false, error: prepared };
  const { payment, order } = prepared;
  const provider = deps.providers.find(({ name }) => name === payment.provider);
  if (!provider) throw new Error(`the provider of payment ${payment.id} is not set up`);
  const { email, locale } = order;
  const { redirectUrl, state } = await openPayment({ db: deps.db, provider }, payment, {
    ...page,
    email,
    locale,
  });
  return state === 'open' && redirectUrl ? { ok: true, redirectUrl } : { ok: false, error: 'not_pending' };
}

async function prepare(
  tx: Db,
  deps: SettleDeps,
  orderId: string,
  keepFor: Pick<Payment, 'byMember' | 'guestOrderId'>,
): Promise<{ order: Order; payment: Payment } | 'not_pending' | 'under_way'> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'pending') return 'not_pending';
  const latest = await findPayment(tx, { orderId });
  const now = deps.clock.now();
  if (latest?.state === 'starting' || latest?.state === 'open') {
    if (latest.methodId) return 'under_way';
    // The provider did not answer, and would no longer create a page that short; nobody was sent to one it may have created.
    const isLate = latest.state === 'starting' && !canBeMade(latest, now);
    const ended = isLate && (await settlePayment(tx, latest.id, { to: 'expired' }, now, 'starting'));
    if (!ended) return { order, payment: (await findPayment(tx, { id: latest.id })) ?? latest };
  }
  const [{ name: provider }] = deps.providers;
  const memberId = keepFor.guestOrderId === null ? order.memberId : null;
  const customerId = memberId ? ((await ownCustomer(tx, { memberId, provider })) ?? null) : null;
  const payment = await preparePayment(tx, {
    ...{ orderId, provider, keepCard: true, keepsOrder: true, customerId, ...keepFor },
    ...{ amountMinor: order.totalMinor, currency: order.currency, createdAt: now },
  });
  return { order, payment };
}
