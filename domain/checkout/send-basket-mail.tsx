import { translator } from '@spindle/i18n/messages.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import type { SavedBasket } from './job-kinds.ts';
import { BasketMail } from './mails/BasketMail.tsx';
import type { OrderMailDeps } from './send-order-mail.tsx';

/** Mails the link to a saved basket, once. */
export async function sendBasketMail(
  deps: Pick<OrderMailDeps, 'db' | 'clock' | 'sites' | 'mailer' | 'from'>,
  { saveId, email, locale, products, query }: SavedBasket,
): Promise<void> {
  await sendOnce(deps, { kind: 'basket', id: saveId }, async () => {
    const link = mailLink(deps.sites, locale, '/checkout', Object.fromEntries(new URLSearchParams(query)));
    const shop = mailShop(deps.sites, locale);
    const bodies = await renderMail(
      <BasketMail locale={locale} shop={shop} products={products} link={link} />,
    );
    return {
      ...bodies,
      to: email,
      from: deps.from,
      subject: translator(locale, 'mail')('basket.subject', { shop: shop.name }),
    };
  });
}
