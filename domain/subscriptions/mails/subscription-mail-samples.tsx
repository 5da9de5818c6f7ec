import type { Locale } from '@spindle/platform/locales.ts';
import type { MailSample } from '../../mail/mail-sample.ts';
import type { MailShop } from '../../mail/mail-shop.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import { taxSentence } from '../../pricing/tax-sentence.ts';
import { SUBSCRIPTION_MAILS, type SubscriptionMailKind, type SubscriptionNews } from '../job-kinds.ts';
import type { PriceNews } from '../prices/job-kinds.ts';
import { PriceMail } from '../prices/PriceMail.tsx';
import { isPaidNews } from './receipt-of.ts';
import { type Receipt, SubscriptionMail } from './SubscriptionMail.tsx';

/** Every mail about subscriptions and their prices. @param shop the shop's home page in the language, without a final slash */
export function subscriptionMailSamples(locale: Locale, shop: MailShop): MailSample[] {
  const about = {
    ...{ subscriptionId: 'S', memberId: 'M', at: '2026-11-22T12:00:00Z', locale },
    productName: 'DVD Ripper',
    term: '1Y',
    currency: 'EUR',
  } as const;
  const news: Omit<SubscriptionNews, 'kind'> = {
    ...{ ...about, amountMinor: 2995, renewalMinor: 2995, orderId: null },
    endReason: null,
    periodEnd: '2026-12-22T12:00:00Z',
    dueAt: '2026-12-24T12:00:00Z',
  };
  const cancelPage = `${shop.home}/subscription-cancel`;
  const link = `${shop.home}/member?a=subscriptions`;
  const receipt: Receipt = {
    ...{ orderNumber: 'SP-7K3QX-9M2TD', paidAt: new Date(about.at), timeZone: 'Europe/Berlin' },
    paid: formatMoney(news.amountMinor, about.currency, locale),
    tax: taxSentence({ country: 'DE', scheme: 'domestic', rateBp: 1900, taxMinor: 478 }, 'EUR', locale),
    invoice: {
      number: 'INV-2026-000004',
      link: `${shop.home}/invoice?number=4`,
      linkEnds: new Date('2026-12-06T12:00:00Z'),
    },
  };
  const change: Omit<PriceNews, 'kind' | 'priceMinor'> = {
    ...{ ...about, offerId: 'O', fromMinor: 2995, date: news.periodEnd },
    withoutAgreement: 'keeps',
  };
  const sample = (
    name: string,
    kind: SubscriptionMailKind,
    told: Partial<SubscriptionNews> = {},
  ): MailSample => ({
    name: `subscription-${name.replaceAll('_', '-')}`,
    mail: (
      <SubscriptionMail
        {...{ shop, link, cancelPage }}
        news={{ ...news, ...told, kind }}
        receipt={isPaidNews(kind) ? receipt : undefined}
      />
    ),
    asks: 'button',
  });
  return [
    ...SUBSCRIPTION_MAILS.map((kind) =>
      sample(kind, kind, kind === 'ended' ? { endReason: 'cancelled' } : {}),
    ),
    sample('failed_rests', 'failed', { rests: true }),
    // A payment was undecided when it was cancelled or resumed.
    sample('cancelled_waits', 'cancelled', { orderId: 'O', periodEnd: about.at }),
    sample('cancelled_switch_waits', 'cancelled', { orderId: 'O' }),
    sample('resumed_waits', 'resumed', { orderId: 'O' }),
    sample('switched_ends', 'switched', { endReason: 'cancelled' }),
    ...(['price_rise', 'price_fall', 'price_withdrawn'] as const).map(
      (kind): MailSample => ({
        name: kind.replaceAll('_', '-'),
        mail: (
          <PriceMail
            {...{ shop, link, cancelPage }}
            news={{ ...change, kind, priceMinor: kind === 'price_fall' ? 1995 : 3495 }}
            refusal={`${link}#cancel`}
          />
        ),
        asks: 'button',
      }),
    ),
  ];
}
