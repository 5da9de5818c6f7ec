import { translator } from '@spindle/i18n/messages.ts';
import { addressOfBuyer } from '../accounts/address-of-buyer.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrder } from '../orders/find-order.ts';
import type { Order } from '../orders/order.ts';
import { paidOfOrders } from '../payments/paid-of-orders.ts';
import { findRefund } from '../payments/refunds/find-refund.ts';
import { formatExactMoney } from '../pricing/format-exact-money.ts';
import { type MoneyBackKind, MoneyBackMail } from './mails/MoneyBackMail.tsx';
import type { OrderMailDeps } from './send-order-mail.tsx';

type Deps = Pick<OrderMailDeps, 'db' | 'clock' | 'sites' | 'mailer' | 'from'>;

/**
 * Tells a buyer, once, that their order was not accepted and that their payment is refunded. Sends nothing if staff have decided
 * otherwise since, or if the buyer was erased.
 */
export async function sendRefusalMail(deps: Deps, { orderId }: { orderId: string }): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  const paid = (await paidOfOrders(deps.db, [orderId])).get(orderId);
  if (order?.state === 'cancelled' && paid)
    await send(deps, order, { kind: 'refusal', of: orderId, ...paid });
}

/** Tells a buyer, once, that a second payment for the same order was refunded, for which there is no credit note. */
export async function sendSurplusMail(deps: Deps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefund(deps.db, { id: refundId });
  const order = refund && (await findOrder(deps.db, refund.orderId));
  if (order) await send(deps, order, { kind: 'surplus', of: refundId, ...refund });
}

async function send(
  deps: Deps,
  order: Order,
  {
    kind,
    of,
    amountMinor,
    currency,
  }: { kind: MoneyBackKind; of: string; amountMinor: number; currency: string },
): Promise<void> {
  const to = await addressOfBuyer(deps.db, order);
  if (!to) return;
  const { locale, number } = order;
  const make = async () => ({
    ...(await renderMail(
      <MoneyBackMail
        {...{ kind, locale, number }}
        shop={mailShop(deps.sites, locale)}
        contact={mailLink(deps.sites, locale, '/contact')}
        amount={formatExactMoney(amountMinor, currency, locale)}
      />,
    )),
    ...{ to, from: deps.from, subject: translator(locale, 'mail')(`${kind}.subject`, { number }) },
  });
  await sendOnce(deps, `${kind}-${of}`, make, { about: `order ${order.id}`, kind });
}
