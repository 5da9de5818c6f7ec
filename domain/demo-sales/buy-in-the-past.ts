import { createHash } from 'node:crypto';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Actor } from '../actor.ts';
import { CONSENTS } from '../checkout/consents.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { settleFromProvider } from '../fulfilment/settle-from-provider.ts';
import { findOrder } from '../orders/find-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import type { Order } from '../orders/order.ts';
import { findPayment } from '../payments/find-payment.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import type { PastShop } from './deps.ts';

export const DEMO: Actor = { kind: 'system', name: 'demo' };
const CARD = { number: '4242 4242 4242 4242', cvc: '123' };
/** How long cards are valid: the subscriptions of a long-lived demo go on renewing. */
const CARD_YEARS = 10;

export interface PastPurchase {
  at: Date;
  email: string;
  memberId?: string;
  pid: string;
  licenceType: LicenceType;
  locale: Locale;
  country: string;
}

/**
 * Buys in the way of every buyer: the form, the sandbox's payment page, the fulfilment.
 * @returns the order; undefined if it was placed before, or if the reconciler of a running shop has ended it meanwhile, which
 * takes the payment page for long closed.
 */
export async function buyInThePast(shop: PastShop, purchase: PastPurchase): Promise<Order | undefined> {
  const { at, email, memberId, pid, licenceType, locale, country } = purchase;
  const same = { email, from: at, before: new Date(at.getTime() + 1) };
  if ((await listOrders(shop.db, same, { size: 1 })).orders.length > 0) return undefined;
  shop.clock.set(at);
  const form = createHash('sha256')
    .update(JSON.stringify([email, at]))
    .digest();
  const started = await startCheckout(shop, {
    query: new URLSearchParams({ pid, [`opt${pid}`]: licenceType }),
    formToken: form.toString('base64url'),
    ...{ email, locale, country, consents: CONSENTS },
    member: memberId === undefined ? undefined : { memberId, email },
    checkoutIds: [],
    again: true,
    shownTotalMinor: undefined,
    // From the range reserved for documentation; one per buyer, so that they don't look like a single person.
    ip: `2001:db8:${form.readUInt16BE(0).toString(16)}:${form.readUInt16BE(2).toString(16)}::1`,
  });
  const providerId = started.ok ? (started.redirectUrl.split('/').at(-1) ?? '') : '';
  const payment = await findPayment(shop.db, { provider: 'sandbox', providerId });
  if (!payment) {
    shop.log.warn({ pid, started }, 'a purchase of the demo was not made');
    return undefined;
  }
  const expiry = `12/${String(at.getUTCFullYear() + CARD_YEARS).slice(-2)}`;
  await paySandbox(shop, { paymentId: providerId, card: { ...CARD, expiry } });
  await settleFromProvider(shop, payment);
  const order = await findOrder(shop.db, payment.orderId);
  return order?.state === 'paid' ? order : undefined;
}

/** Refunds the whole order that somebody placed at that time. */
export async function refundInThePast(
  shop: PastShop,
  { email, placedAt, at }: { email: string; placedAt: Date; at: Date },
): Promise<void> {
  const placed = { email, state: 'paid', from: placedAt, before: new Date(placedAt.getTime() + 1) } as const;
  const [order] = (await listOrders(shop.db, placed, { size: 1 })).orders;
  if (!order) return;
  const { id, number } = order;
  shop.clock.set(at);
  const asked = { orderId: id, request: 'rest', reason: 'demo', requestKey: `demo ${id}` } as const;
  const refunded = await refundOrder(shop, DEMO, asked);
  if (!refunded.ok)
    shop.log.warn({ order: number, error: refunded.error }, 'a refund of the demo was not made');
}
