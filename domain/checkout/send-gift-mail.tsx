import { listFormat } from '@spindle/i18n/formats.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import { grantsOfOrder } from '../fulfilment/grants-of-order.ts';
import { namesOfGift } from '../fulfilment/names-of-gift.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrder } from '../orders/find-order.ts';
import { downloadsOf } from './downloads-of.ts';
import type { AboutOrder } from './job-kinds.ts';
import { GiftMail } from './mails/GiftMail.tsx';
import type { OrderMailDeps } from './send-order-mail.tsx';

/** Mails the keys of a gift to its recipient, once, in the language that the buyer has chosen. */
export async function sendGiftMail(deps: OrderMailDeps, { orderId, again }: AboutOrder): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order?.giftEmail) throw new Error(`order ${orderId} is no gift to mail`);
  const { giftEmail: to, email: giver } = order;
  const locale = order.giftLocale ?? order.locale;
  const nameOf = await namesOfGift(deps.db, order);
  const grants = await grantsOfOrder(deps, orderId);
  const licences = grants.flatMap(({ lineId, key, worksUntil }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const { pid, licenceType } = line;
    return [{ key, worksUntil, pid, productName: nameOf(line), licenceType }];
  });
  if (licences.length === 0) throw new Error(`order ${orderId} is no gift to mail`);
  const t = translator(locale, 'mail');
  const products = listFormat(locale).format(new Set(licences.map(({ productName }) => productName)));
  const downloads = await downloadsOf(
    deps,
    licences.map(({ pid }) => pid),
  );
  const make = async () => {
    const bodies = await renderMail(
      <GiftMail
        locale={locale}
        shop={mailShop(deps.sites, locale)}
        giver={giver}
        products={products}
        licences={licences.map((licence) => ({ ...licence, download: downloads(licence.pid)[0] }))}
        origin={siteOf(deps.sites, locale).origin}
        memberLink={mailLink(deps.sites, locale, '/member', { a: 'my_products' })}
      />,
    );
    return { ...bodies, to, from: deps.from, subject: t('gift.subject', { product: products }) };
  };
  const id = ['gift', orderId, again].filter(Boolean).join('-');
  await sendOnce(deps, id, make, { about: `order ${orderId}`, kind: 'gift' });
}
