import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { SubscriptionMailDeps } from '../mails/send-mail.tsx';
import type { PriceNews } from './job-kinds.ts';
import { PriceMail } from './PriceMail.tsx';

/** Mails a new price to the subscription's member, once; sends nothing if the member no longer exists. */
export async function sendPriceMail(deps: SubscriptionMailDeps, news: PriceNews): Promise<void> {
  const { kind, locale, productName: product, offerId, subscriptionId } = news;
  const address = await findAddress(deps.db, news.memberId);
  if (!address) return;
  const t = translator(locale, 'mail');
  const date = dayFormatter(locale)(new Date(news.date));
  const page = mailLink(deps.sites, locale, '/price-change', { offer: offerId });
  const make = async () => ({
    ...(await renderMail(
      <PriceMail
        news={news}
        shop={mailShop(deps.sites, locale)}
        link={kind === 'price_rise' ? page : mailLink(deps.sites, locale, '/member', { a: 'subscriptions' })}
        refusal={`${page}#cancel`}
        cancelPage={mailLink(deps.sites, locale, '/subscription-cancel')}
      />,
    )),
    ...{ to: address.email, from: deps.from, subject: t(`newPrice.${kind}.subject`, { product, date }) },
  });
  await sendOnce(deps, `price-${offerId}-${kind}-${news.at}`, make, {
    ...{ about: `subscription ${subscriptionId}`, kind },
  });
}
