import type { Locale } from '@spindle/platform/locales.ts';
import type { ComponentProps } from 'react';
import type { MailSample } from '../../mail/mail-sample.ts';
import type { MailShop } from '../../mail/mail-shop.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import { BasketMail } from './BasketMail.tsx';
import { GiftMail } from './GiftMail.tsx';
import { MoneyBackMail } from './MoneyBackMail.tsx';
import { OrderCodeMail } from './OrderCodeMail.tsx';
import { OrderLinkMail } from './OrderLinkMail.tsx';
import { OrderMail } from './OrderMail.tsx';

const ORDER = 'SP-7K3QX-9M2TD';
const PAID = new Date('2026-11-22T12:00:00Z');
const UNTIL = new Date('2027-11-22T12:00:00Z');
const BOUGHT = {
  id: 'L',
  ...{ pid: '643', productName: 'DVD Ripper', licenceType: '1Y', quantity: 1, listMinor: 2995 },
  ...{ discountMinor: 0, couponMinor: 0, promotionMinor: 0, creditMinor: 0, totalMinor: 2995 },
  renewalMinor: 2995,
  opens: ['DVD Ripper', 'DVD Copy'],
  licences: [
    {
      ...{ lineId: 'L', alsoOpens: ['641'], key: 'AB2CD-EF3GH-JK4LM-NP5QR-ST6UV', state: 'active', seats: 1 },
      ...{ worksUntil: UNTIL, updatesUntil: null },
    },
  ],
  downloads: [{ version: '13.0.1', url: '/mlink/download.php?pid=643' }],
} satisfies ComponentProps<typeof OrderMail>['lines'][number];

const ANOTHER = BOUGHT.licences.map((licence) => ({ ...licence, key: 'VW7XY-Z8AB9-CD2EF-GH3JK-LM4NP' }));

/** Every mail of a checkout. @param shop the shop's home page in the language, without a final slash */
export function checkoutMailSamples(locale: Locale, shop: MailShop): MailSample[] {
  const product = BOUGHT.productName;
  const memberLink = `${shop.home}/member?a=my_products`;
  const { origin } = new URL(shop.home);
  const order = {
    ...{ locale, shop, origin, orderNumber: ORDER, products: product, lines: [BOUGHT], giftEmail: null },
    ...{ giftRenewals: [], currency: 'EUR', total: formatMoney(2995, 'EUR', locale), reductions: '' },
    ...{
      tax: undefined,
      paidAt: PAID,
      timeZone: 'Europe/Berlin',
      orderLink: `${shop.home}/thankyou?checkout=1`,
      orderLinkEnds: UNTIL,
    },
    ...{ invoice: { number: 'INV-2026-000001', link: `${shop.home}/invoice?number=1` }, memberLink },
    ...{ findOrderPage: `${shop.home}/find-order`, cancelPage: `${shop.home}/subscription-cancel` },
    ...{ passwordLink: undefined, consentedAt: PAID },
  } satisfies ComponentProps<typeof OrderMail>;
  const { licences, downloads, opens: _, ...given } = BOUGHT;
  return [
    { name: 'order', mail: <OrderMail {...order} />, asks: 'button' },
    {
      name: 'order-new-account',
      mail: <OrderMail {...order} passwordLink={`${shop.home}/member?a=reset_password&token=1`} />,
      asks: 'button',
    },
    {
      name: 'order-several',
      mail: (
        <OrderMail
          {...order}
          products="DVD Ripper, Blu-ray Ripper"
          lines={[BOUGHT, { ...BOUGHT, productName: 'Blu-ray Ripper', licences: ANOTHER }]}
        />
      ),
      asks: 'button',
    },
    { name: 'order-gift', mail: <OrderMail {...order} giftEmail="mei@example.test" />, asks: 'button' },
    {
      name: 'gift',
      mail: (
        <GiftMail
          {...{ locale, shop, origin, memberLink }}
          giver="ada@example.test"
          products={product}
          licences={licences.map((licence) => ({ ...given, ...licence, download: downloads[0] }))}
        />
      ),
      asks: 'button',
    },
    {
      name: 'order-code',
      mail: <OrderCodeMail {...{ locale, shop }} code="4815162342" minutes={10} orderNumber={ORDER} />,
      asks: 'code',
    },
    ...([undefined, 'code', 'log-in'] as const).map(
      (asks): MailSample => ({
        name: asks ? `order-link-${asks}` : 'order-link',
        mail: (
          <OrderLinkMail
            {...{ locale, shop, asks }}
            orderNumber={ORDER}
            link={`${shop.home}/thankyou?checkout=1`}
          />
        ),
        asks: 'button',
      }),
    ),
    ...(['refusal', 'surplus'] as const).map(
      (kind): MailSample => ({
        name: `order-${kind}`,
        mail: (
          <MoneyBackMail
            {...{ kind, locale, shop }}
            contact={`${shop.home}/contact`}
            number={ORDER}
            amount={formatMoney(2995, 'EUR', locale)}
          />
        ),
        asks: 'button',
      }),
    ),
    {
      name: 'basket',
      mail: <BasketMail {...{ locale, shop }} products={product} link={`${shop.home}/checkout?basket=1`} />,
      asks: 'button',
    },
  ];
}
