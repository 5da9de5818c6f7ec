import { listFormat } from '@spindle/i18n/formats.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import { mailLink } from '../mail/mail-link.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrder } from '../orders/find-order.ts';
import { boughtLines } from './bought-lines.ts';
import { guestAccessEnds, signCheckoutLink } from './checkout-access.ts';
import type { CheckoutDeps } from './deps.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';
import { formatPaid } from './format-paid.ts';
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
  const lines = order && (await boughtLines(deps, order));
  if (
    !order?.paidAt ||
    !order.memberId ||
    !checkoutId ||
    !lines?.every(({ licences }) => licences.length > 0)
  ) {
    throw new Error(`order ${orderId} is not one to mail`);
  }
  const { locale, memberId, paidAt } = order;
  const t = translator(locale, 'mail');
  const names = new Set(lines.map(({ productName }) => productName));
  const products = listFormat(locale).format(names);

  await sendOnce(deps, `order-${order.id}`, async () => {
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
        origin={siteOf(deps.sites, locale).origin}
        orderNumber={order.number}
        products={products}
        lines={lines}
        total={formatPaid(order, locale)}
        paidAt={paidAt}
        orderLink={mailLink(deps.sites, locale, '/thankyou', {
          checkout: checkoutId,
          sig: signCheckoutLink(deps.accessKey, checkoutId, ends),
        })}
        orderLinkEnds={ends}
        memberLink={mailLink(deps.sites, locale, '/member', { a: 'my_products' })}
        passwordLink={passwordLink}
      />,
    );
    const subject = t('order.subject', { product: products, number: order.number });
    return { ...bodies, to: order.email, from: deps.from, subject };
  });
}
