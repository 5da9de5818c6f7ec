import { translator } from '@spindle/i18n/messages.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { grantsOfOrder } from '../fulfilment/grants-of-order.ts';
import { mailLink } from '../mail/mail-link.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrder } from '../orders/find-order.ts';
import { formatMoney } from '../pricing/format-money.ts';
import { guestAccessEnds, signCheckoutLink } from './checkout-access.ts';
import type { CheckoutDeps } from './deps.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';
import { OrderMail } from './mails/OrderMail.tsx';

export type OrderMailDeps = Pick<CheckoutDeps, 'db' | 'clock' | 'sites' | 'accessKey'> & {
  mailer: Mailer;
  from: string;
  /** A token for the link that sets a new account's first password. */
  createPasswordToken(db: Db, memberId: string): Promise<string>;
};

/** Mails a paid order's number, key, download and next steps to its buyer, once. */
export async function sendOrderMail(deps: OrderMailDeps, { orderId }: { orderId: string }): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  const checkoutId = order && (await findCheckoutOfOrder(deps.db, orderId));
  const licences = await grantsOfOrder(deps, orderId);
  if (!order?.paidAt || !order.memberId || !checkoutId || licences.length === 0) {
    throw new Error(`order ${orderId} is not one to mail`);
  }
  const { locale, memberId, paidAt } = order;
  const t = translator(locale, 'mail');

  await sendOnce(deps, `order-${order.id}`, async () => {
    const [offer] = await findOffers(deps.db, [order.pid]);
    const ends = guestAccessEnds(paidAt);
    const passwordLink = order.accountCreated
      ? mailLink(deps.sites, locale, '/member', {
          a: 'reset_password',
          token: await deps.createPasswordToken(deps.db, memberId),
        })
      : undefined;
    const bodies = await renderMail(
      <OrderMail
        locale={locale}
        home={mailLink(deps.sites, locale, '/')}
        orderNumber={order.number}
        productName={order.productName}
        licenceType={order.licenceType}
        total={formatMoney(order.totalMinor, order.currency, locale)}
        paidAt={paidAt}
        keys={licences.map(({ key }) => key)}
        worksUntil={licences[0]?.worksUntil ?? null}
        downloads={(offer?.builds ?? []).map(({ version, url }) => ({
          version,
          url: new URL(url, siteOf(deps.sites, locale).origin).href,
        }))}
        orderLink={mailLink(deps.sites, locale, '/thankyou', {
          checkout: checkoutId,
          sig: signCheckoutLink(deps.accessKey, checkoutId, ends),
        })}
        orderLinkEnds={ends}
        memberLink={mailLink(deps.sites, locale, '/member', { a: 'my_products' })}
        passwordLink={passwordLink}
      />,
    );
    const subject = t('order.subject', { product: order.productName, number: order.number });
    return { ...bodies, to: order.email, from: deps.from, subject };
  });
}
