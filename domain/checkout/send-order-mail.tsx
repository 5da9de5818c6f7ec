import { listFormat } from '@spindle/i18n/formats.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import { findAddress } from '../accounts/find-address.ts';
import { grantsOfOrder } from '../fulfilment/grants-of-order.ts';
import { standingInvoice } from '../invoices/invoice.ts';
import { signedInvoiceLink } from '../invoices/invoice-link.ts';
import { invoicesOfOrders } from '../invoices/invoices-of-orders.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrder } from '../orders/find-order.ts';
import type { Order } from '../orders/order.ts';
import { nameReduction, reductionsOfPaid } from '../orders/reductions.ts';
import { formatMoney } from '../pricing/format-money.ts';
import { formatPaid } from '../pricing/format-paid.ts';
import { orderTaxSentence } from '../pricing/tax-sentence.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import { boughtLines } from './bought-lines.ts';
import { guestAccessEnds, signCheckoutLink } from './checkout-access.ts';
import type { CheckoutDeps } from './deps.ts';
import type { AboutOrder } from './job-kinds.ts';
import { type GiftRenewal, OrderMail } from './mails/OrderMail.tsx';
import { orderMailId } from './order-mail-id.ts';
import { selectCheckoutOfOrder } from './queries.ts';

export type OrderMailDeps = Pick<CheckoutDeps, 'db' | 'clock' | 'sites' | 'accessKey'> & {
  mailer: Mailer;
  from: string;
  /** A token for the link that sets a new account's first password; undefined if the account has another address by now. */
  passwordTokenFor(account: { memberId: string; email: string }): Promise<string | undefined>;
};

/** Mails a paid order's number, key, download and next steps to its buyer, once. */
export async function sendOrderMail(deps: OrderMailDeps, { orderId, again }: AboutOrder): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  const checkout = order && (await selectCheckoutOfOrder(deps.db, orderId));
  const lines = order && (await boughtLines(deps, order));
  if (
    !order?.paidAt ||
    !order.memberId ||
    !checkout ||
    !lines ||
    (order.giftEmail === null && !lines.every(({ licences }) => licences.length > 0))
  ) {
    throw new Error(`order ${orderId} is not one to mail`);
  }
  const { locale, memberId, paidAt } = order;
  const tax = await taxOfOrder(deps.db, orderId);
  const t = translator(locale, 'mail');
  const names = new Set(lines.map(({ productName }) => productName));
  const products = listFormat(locale).format(names);

  const make = async () => {
    // If the mail is sent again, its links are valid anew.
    const ends = guestAccessEnds(again === undefined ? paidAt : deps.clock.now());
    const account = await findAddress(deps.db, memberId);
    const to = account?.email ?? order.email;
    // A buyer who has changed their address since has access to the account already.
    const isFirst = order.accountCreated && to === order.email;
    const token = isFirst ? await deps.passwordTokenFor({ memberId, email: to }) : undefined;
    const passwordLink = token && mailLink(deps.sites, locale, '/member', { a: 'reset_password', token });
    const { origin } = siteOf(deps.sites, locale);
    const invoice = standingInvoice(await invoicesOfOrders(deps.db, [order.id]))?.document;
    const bodies = await renderMail(
      <OrderMail
        locale={locale}
        shop={mailShop(deps.sites, locale)}
        origin={origin}
        orderNumber={order.number}
        products={products}
        giftEmail={order.giftEmail}
        giftRenewals={await giftRenewals(deps, order)}
        lines={lines}
        currency={order.currency}
        total={formatPaid(order, locale)}
        reductions={reductionWords(order)}
        tax={orderTaxSentence(order, tax, locale)}
        paidAt={paidAt}
        timeZone={invoice?.seller.timeZone}
        orderLink={mailLink(deps.sites, locale, '/thankyou', {
          checkout: checkout.id,
          sig: signCheckoutLink(deps.accessKey, checkout.id, ends),
        })}
        orderLinkEnds={ends}
        invoice={
          invoice && {
            number: invoice.number,
            link: new URL(signedInvoiceLink(deps.accessKey, { number: invoice.number, ends }), origin).href,
          }
        }
        findOrderPage={mailLink(deps.sites, locale, '/find-order')}
        cancelPage={mailLink(deps.sites, locale, '/subscription-cancel')}
        memberLink={mailLink(deps.sites, locale, '/member', { a: 'my_products' })}
        passwordLink={passwordLink}
        consentedAt={checkout.consents.length > 0 ? checkout.createdAt : undefined}
      />,
    );
    const several = lines.flatMap(({ licences }) => licences).length > 1;
    const ofKeys = several ? 'order.many.subject' : 'order.subject';
    const subject = t(order.giftEmail === null ? ofKeys : 'order.giftSubject', {
      product: products,
      number: order.number,
    });
    return { ...bodies, to, from: deps.from, subject };
  };
  await sendOnce(deps, orderMailId(order.id, again), make, { about: `order ${order.id}`, kind: 'key' });
}

function reductionWords(order: Order): string {
  const { locale, currency } = order;
  return sideBySide(
    locale,
    reductionsOfPaid(order.lines, order).map(
      (reduction) =>
        `${nameReduction(locale, reduction)} ${formatMoney(-reduction.offMinor, currency, locale)}`,
    ),
  );
}

/** The licences of a gift that renew; without the keys, which only the recipient sees. */
async function giftRenewals(deps: OrderMailDeps, order: Order): Promise<GiftRenewal[]> {
  if (order.giftEmail === null) return [];
  const grants = await grantsOfOrder(deps, order.id);
  return order.lines.flatMap(({ id, productName, licenceType, renewalMinor }) => {
    const worksUntil = grants.find(({ lineId }) => lineId === id)?.worksUntil;
    return worksUntil && renewalMinor !== null
      ? [{ productName, licenceType, renewalMinor, worksUntil }]
      : [];
  });
}
