import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { mailLink } from '../../mail/mail-link.ts';
import { mailShop } from '../../mail/mail-shop.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { renewalPage } from '../page/open-renewal-page.ts';
import { isPaidNews, receiptOf } from './receipt-of.ts';
import { SubscriptionMail, waitsToEnd } from './SubscriptionMail.tsx';

export interface SubscriptionMailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  from: string;
  sites: Sites;
  /** `deriveKey(secret, 'checkout-access')` */
  accessKey: Buffer;
}

/** Mails that are about the licence more than about a charge. */
const isOfLicence = (kind: SubscriptionNews['kind']) => isPaidNews(kind) || kind === 'gift_ended';

/** Where a mail's button leads. */
function linkOf({ sites }: SubscriptionMailDeps, { kind, locale, orderId }: SubscriptionNews): string {
  if (kind === 'bank' && orderId) return renewalPage(sites, locale, orderId);
  if (kind === 'failed' || kind === 'card') return mailLink(sites, locale, '/update-payment-method');
  return mailLink(sites, locale, '/member', { a: isOfLicence(kind) ? 'my_products' : 'subscriptions' });
}

/** Mails what has happened to a subscription, once; sends nothing if the member no longer exists. */
export async function sendSubscriptionMail(
  deps: SubscriptionMailDeps,
  news: SubscriptionNews,
): Promise<void> {
  const { kind, locale, productName: product } = news;
  const address = await findAddress(deps.db, news.memberId);
  if (!address) return;
  const t = translator(locale, 'mail');
  const date = dayFormatter(locale)(new Date(news.periodEnd));
  const { subscriptionId } = news;
  const subject = waitsToEnd(news)
    ? 'subscription.cancelled.subjectWaits'
    : (`subscription.${kind}.subject` as const);
  const make = async () => ({
    ...(await renderMail(
      <SubscriptionMail
        news={news}
        shop={mailShop(deps.sites, locale)}
        link={linkOf(deps, news)}
        cancelPage={mailLink(deps.sites, locale, '/subscription-cancel')}
        receipt={await receiptOf(deps, news)}
      />,
    )),
    ...{ to: address.email, from: deps.from, subject: t(subject, { product, date }) },
  });
  await sendOnce(deps, `subscription-${subscriptionId}-${kind}-${news.at}`, make, {
    ...{ about: `subscription ${subscriptionId}`, kind },
  });
}
