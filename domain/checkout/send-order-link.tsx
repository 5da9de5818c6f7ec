import { translator } from '@spindle/i18n/messages.ts';
import { addressOfBuyer } from '../accounts/address-of-buyer.ts';
import { isOwnerInDoubt } from '../accounts/denial/owner-in-doubt.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrderByNumber } from '../orders/find-order-by-number.ts';
import { readOrderNumber } from '../orders/read-order-number.ts';
import { guestAccessEnds, signCheckoutLink } from './checkout-access.ts';
import type { orderLinkMail } from './job-kinds.ts';
import { OrderLinkMail } from './mails/OrderLinkMail.tsx';
import { selectCheckoutOfOrder } from './queries.ts';
import type { OrderMailDeps } from './send-order-mail.tsx';

type Deps = Pick<OrderMailDeps, 'db' | 'clock' | 'sites' | 'accessKey' | 'mailer' | 'from'>;

/**
 * Mails the link to an order to its buyer, once per request. Sends nothing if number and address do not match, or if a denied
 * log-in leaves it in doubt whose the account is. Both the address of the order and that of its member match, but the mail goes
 * only to the member's: the other one may belong to somebody else by now.
 */
export async function sendOrderLink(
  deps: Deps,
  { number, email, locale, requestId }: Parameters<typeof orderLinkMail.key>[0],
): Promise<void> {
  const order = await findOrderByNumber(deps.db, readOrderNumber(number));
  if (!order) return;
  if (order.memberId !== null && (await isOwnerInDoubt(deps.db, order.memberId))) return;
  const address = await addressOfBuyer(deps.db, order);
  if (![order.email, address].some((one) => one.toLowerCase() === email)) return;
  await sendOnce(deps, { kind: 'order-link', id: requestId }, async () => {
    const ends = guestAccessEnds(order.paidAt ?? order.placedAt);
    const checkout = await selectCheckoutOfOrder(deps.db, order.id);
    const link = checkout
      ? mailLink(deps.sites, locale, '/thankyou', {
          checkout: checkout.id,
          sig: signCheckoutLink(deps.accessKey, checkout.id, ends),
        })
      : // A renewal has no checkout.
        mailLink(deps.sites, locale, '/member', { a: 'orders', order: order.number });
    const bodies = await renderMail(
      <OrderLinkMail
        {...{ locale, link, orderNumber: order.number }}
        shop={mailShop(deps.sites, locale)}
        asks={checkout === undefined ? 'log-in' : ends > deps.clock.now() ? undefined : 'code'}
      />,
    );
    const subject = translator(locale, 'mail')('orderLink.subject', { number: order.number });
    return { ...bodies, to: address, from: deps.from, subject };
  });
}
