import { translator } from '@spindle/i18n/messages.ts';
import { addressOfBuyer } from '../accounts/address-of-buyer.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrder } from '../orders/find-order.ts';
import { paidOfOrders } from '../payments/paid-of-orders.ts';
import { formatExactMoney } from '../pricing/format-exact-money.ts';
import { RefusalMail } from './mails/RefusalMail.tsx';
import type { OrderMailDeps } from './send-order-mail.tsx';

type Deps = Pick<OrderMailDeps, 'db' | 'clock' | 'sites' | 'mailer' | 'from'>;

/**
 * Tells a buyer, once, that their order was not accepted and that what they have paid goes back. Nobody where staff have
 * decided otherwise since, nor where the buyer was erased.
 */
export async function sendRefusalMail(deps: Deps, { orderId }: { orderId: string }): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (order?.state !== 'cancelled') return;
  const to = await addressOfBuyer(deps.db, order);
  const paid = (await paidOfOrders(deps.db, [orderId])).get(orderId);
  if (!to || !paid) return;
  const { locale, number } = order;
  const make = async () => ({
    ...(await renderMail(
      <RefusalMail
        {...{ locale, number }}
        shop={mailShop(deps.sites, locale)}
        contact={mailLink(deps.sites, locale, '/contact')}
        amount={formatExactMoney(paid.amountMinor, paid.currency, locale)}
      />,
    )),
    ...{ to, from: deps.from, subject: translator(locale, 'mail')('refusal.subject', { number }) },
  });
  await sendOnce(deps, `refusal-${orderId}`, make, { about: `order ${orderId}`, kind: 'refusal' });
}
