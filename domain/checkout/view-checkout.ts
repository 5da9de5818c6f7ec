import { type InvoiceFormat, isElectronic } from '../invoices/invoice-format.ts';
import { signedInvoiceLink } from '../invoices/invoice-link.ts';
import { invoicesOfOrders } from '../invoices/invoices-of-orders.ts';
import { findOrder } from '../orders/find-order.ts';
import { isErased, isFulfilled, type Order } from '../orders/order.ts';
import { findPayment } from '../payments/find-payment.ts';
import { findCoupon } from '../pricing/find-coupon.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import { boughtLines } from './bought-lines.ts';
import type { CheckoutView } from './checkout.ts';
import { checkCheckoutLink, guestAccessEnds, isCheckoutSecret } from './checkout-access.ts';
import type { CheckoutDeps } from './deps.ts';
import type { ViewError } from './errors.ts';
import { linkOfRequest } from './link-of-request.ts';
import { selectCheckout } from './queries.ts';

/** How long the page's links to documents work: as long as the page may stay open. */
const LINK_HOURS = 24;

/** The visitor's proofs that they may see the checkout; one valid proof is enough. */
export interface CheckoutProof {
  /** From the cookie. */
  secret?: string | undefined;
  /** `sig` of the mailed link. */
  signature?: string | undefined;
  /** The member who is logged in. */
  memberId?: string | undefined;
}

/**
 * A checkout with its order, payment and licence keys, for its buyer. Without a valid proof it is `not_found`, as if the id did
 * not exist.
 */
export async function viewCheckout(
  deps: Pick<CheckoutDeps, 'db' | 'clock' | 'accessKey'>,
  { checkoutId, proof }: { checkoutId: string; proof: CheckoutProof },
): Promise<{ ok: true; view: CheckoutView } | { ok: false; error: ViewError }> {
  const checkout = await selectCheckout(deps.db, checkoutId);
  const order = checkout && (await findOrder(deps.db, checkout.orderId));
  if (!order || isErased(order)) return { ok: false, error: 'not_found' };
  const access = accessOf(deps, checkoutId, order, proof);
  if (access !== 'allowed') return { ok: false, error: access };

  const payment = await findPayment(deps.db, { orderId: order.id });
  const lines = await boughtLines(deps, order);
  const issued = isFulfilled(order) ? await invoicesOfOrders(deps.db, [order.id]) : [];
  const linksEnd = new Date(deps.clock.now().getTime() + LINK_HOURS * 3_600_000);
  const coupon = order.couponCode ? await findCoupon(deps.db, order.couponCode) : undefined;
  return {
    ok: true,
    view: {
      checkoutId,
      state: order.state,
      order: {
        number: order.number,
        email: order.email,
        currency: order.currency,
        listMinor: order.listMinor,
        totalMinor: order.totalMinor,
        couponCode: order.couponCode,
        giftEmail: order.giftEmail,
        giftLocale: order.giftLocale,
        placedAt: order.placedAt,
        paidAt: order.paidAt,
        paidMinor: order.paidMinor,
        paidCurrency: order.paidCurrency,
      },
      tax: await taxOfOrder(deps.db, order.id),
      lines,
      invoices: issued.map(({ document }) => {
        const { kind, number } = document;
        const link = (format: InvoiceFormat) =>
          signedInvoiceLink(deps.accessKey, { number, format, ends: linksEnd });
        const electronicLink = isElectronic(document) ? link('ubl') : undefined;
        return { kind, number, link: link('pdf'), electronicLink };
      }),
      payment: payment && { state: payment.state, redirectUrl: payment.redirectUrl },
      againQuery: linkOfRequest({
        wanted: lines,
        coupon: lines.some(({ pid }) => coupon?.pids.includes(pid)) ? coupon?.code : undefined,
        discountsProhibited: checkout.discountsProhibited,
      }),
    },
  };
}

function accessOf(
  deps: Pick<CheckoutDeps, 'clock' | 'accessKey'>,
  checkoutId: string,
  order: Order,
  { secret, signature, memberId }: CheckoutProof,
): 'allowed' | ViewError {
  const now = deps.clock.now();
  if (memberId !== undefined && memberId === order.memberId) return 'allowed';
  const link = signature && checkCheckoutLink(deps.accessKey, checkoutId, signature, now);
  if (link === 'valid') return 'allowed';
  const owns = secret !== undefined && isCheckoutSecret(deps.accessKey, checkoutId, secret);
  if (owns && now < guestAccessEnds(order.paidAt ?? order.placedAt)) return 'allowed';
  return owns || link === 'expired' ? 'link_expired' : 'not_found';
}
