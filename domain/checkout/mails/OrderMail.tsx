import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { listFormat } from '@spindle/i18n/formats.ts';
import { sideBySide } from '@spindle/i18n/join-words.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { Fragment, type ReactNode } from 'react';
import {
  linked,
  MailButton,
  MailHeading,
  MailKey,
  MailLayout,
  MailLink,
  MailText,
} from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import type { BoughtLine } from '../checkout.ts';

export type GiftRenewal = Pick<BoughtLine, 'productName' | 'licenceType' | 'renewalMinor'> & {
  worksUntil: Date;
};

/** What a buyer needs after paying: the key, the download, how to activate, and the way back to both. */
export function OrderMail(props: {
  locale: Locale;
  shop: MailShop;
  /** Base of the download addresses. */
  origin: string;
  orderNumber: string;
  /** The names of the products, joined as in a sentence. */
  products: string;
  lines: readonly [BoughtLine, ...BoughtLine[]];
  /** Address of the recipient of a gift, who gets the keys; null if it is no gift. */
  giftEmail: string | null;
  /** The licences of a gift that renew, at the buyer's cost. */
  giftRenewals: readonly GiftRenewal[];
  currency: Currency;
  /** Formatted amount. */
  total: string;
  /** A formatted list of what has lowered the prices; empty if nothing has. */
  reductions: string;
  /** A sentence that says how much of the total is tax. */
  tax: string | undefined;
  paidAt: Date;
  /** IANA name of the seller's time zone, from the invoice; undefined (UTC) without one. Dates of payment and consent use it. */
  timeZone: string | undefined;
  orderLink: string;
  orderLinkEnds: Date;
  /** Undefined if none was issued, because the shop had not said who sells. */
  invoice: { number: string; link: string } | undefined;
  memberLink: string;
  /** Page where an order can be looked up later. */
  findOrderPage: string;
  /** Page where a subscription can be cancelled without a log-in. */
  cancelPage: string;
  /** Only for an account that was made for this order. */
  passwordLink: string | undefined;
  /** When the buyer asked for delivery at once and gave up the right to withdraw; undefined if they were not asked. */
  consentedAt: Date | undefined;
}) {
  const { locale, products, orderNumber, passwordLink, giftEmail } = props;
  const t = translator(locale, 'mail');
  const formatDay = dayFormatter(locale);
  const formatSold = dayFormatter(locale, props.timeZone);
  const [first, ...others] = props.lines;
  // The button is for the next step: installing the program, or, if there are several, opening the page with all of them.
  const single = others.length === 0 && first.downloads.length > 0 && giftEmail === null;
  const Show = single ? MailLink : MailButton;
  // The wording for one key and for several keys differs.
  const keys = props.lines.flatMap(({ licences }) => licences).length > 1 ? 'order.many' : 'order';
  return (
    <MailLayout
      locale={locale}
      shop={props.shop}
      preview={t(giftEmail === null ? 'order.preview' : 'order.giftPreview', { product: products })}
      title={t(giftEmail === null ? `${keys}.title` : 'order.giftTitle')}
      footer={t('order.footer', { number: orderNumber })}
    >
      {giftEmail !== null && (
        <MailText>
          {t(others.length > 0 ? 'order.many.gift' : 'order.gift', { product: products, email: giftEmail })}
        </MailText>
      )}
      {props.giftRenewals.map((line) => (
        <Fragment key={line.productName}>
          <MailText>
            {t('ofProduct', { product: line.productName, licence: t(`licences.${line.licenceType}`) })}
          </MailText>
          <MailText quiet>{endWords(line, line.worksUntil, props)}</MailText>
        </Fragment>
      ))}
      {giftEmail === null && others.length > 0 && <MailText>{t('order.many.lead')}</MailText>}
      {(giftEmail === null ? props.lines : []).map((line) => (
        <Fragment key={line.licences[0]?.key}>
          {others.length > 0 ? (
            <OneOfSeveral line={line} locale={locale} currency={props.currency} />
          ) : (
            <MailText>
              {t('order.lead', { product: line.productName, licence: t(`licences.${line.licenceType}`) })}
            </MailText>
          )}
          <Bought
            line={line}
            locale={locale}
            currency={props.currency}
            origin={props.origin}
            cancelPage={props.cancelPage}
            single={single}
          />
        </Fragment>
      ))}
      <MailText>
        {t('order.facts', { number: orderNumber, total: props.total, date: formatSold(props.paidAt) })}
      </MailText>
      {props.reductions && <MailText>{props.reductions}</MailText>}
      {props.tax && <MailText>{props.tax}</MailText>}
      {giftEmail === null && (
        <MailText>{t(`${keys}.again`, { date: formatDay(props.orderLinkEnds) })}</MailText>
      )}
      <Show href={props.orderLink}>{t(giftEmail === null ? `${keys}.show` : 'order.showOrder')}</Show>
      <MailText quiet>{linked(t('order.find', { page: props.findOrderPage }), props.findOrderPage)}</MailText>
      {props.invoice && (
        <MailLink href={props.invoice.link}>{t('order.invoice', { number: props.invoice.number })}</MailLink>
      )}
      {passwordLink ? (
        <>
          <MailText>{t(giftEmail === null ? 'order.newAccount' : 'gift.newAccount')}</MailText>
          <MailLink href={passwordLink}>{t('order.setPassword')}</MailLink>
        </>
      ) : (
        giftEmail === null && (
          <>
            <MailText>{t(`${keys}.account`)}</MailText>
            <MailLink href={props.memberLink}>{t('order.toAccount')}</MailLink>
          </>
        )
      )}
      {props.consentedAt && (
        <MailText quiet>{t('order.consents', { date: formatSold(props.consentedAt) })}</MailText>
      )}
    </MailLayout>
  );
}

/** When a licence ends, or what it renews for. */
function endWords(
  { renewalMinor }: Pick<BoughtLine, 'renewalMinor'>,
  worksUntil: Date,
  { currency, locale, cancelPage }: { currency: Currency; locale: Locale; cancelPage: string },
): ReactNode {
  const t = translator(locale, 'mail');
  const date = dayFormatter(locale)(worksUntil);
  if (renewalMinor === null) return t('order.worksUntil', { date });
  const price = formatMoney(renewalMinor, currency, locale);
  return linked(t('order.renewsOn', { date, price, page: cancelPage }), cancelPage);
}

/** Heads one of several lines: the product, its licence, and its price before what lowers the sum. */
function OneOfSeveral({ line, locale, currency }: { line: BoughtLine; locale: Locale; currency: Currency }) {
  const { productName, licenceType, quantity, listMinor } = line;
  const t = translator(locale, 'mail');
  return (
    <>
      <MailHeading>{quantity > 1 ? `${quantity} × ${productName}` : productName}</MailHeading>
      <MailText quiet>
        {sideBySide(locale, [t(`licences.${licenceType}`), formatMoney(listMinor, currency, locale)])}
      </MailText>
    </>
  );
}

/** One line of the order: its keys, and what to do with them. */
function Bought({
  line,
  locale,
  currency,
  origin,
  cancelPage,
  single,
}: {
  line: BoughtLine;
  locale: Locale;
  currency: Currency;
  origin: string;
  cancelPage: string;
  /** The mail's button is for its download. */
  single: boolean;
}) {
  const { productName: product, licences } = line;
  const [newest] = line.downloads;
  const t = translator(locale, 'mail');
  const worksUntil = licences[0]?.worksUntil;
  const Download = single ? MailButton : MailLink;
  return (
    <>
      {licences.map(({ key }) => (
        <MailKey key={key}>{key}</MailKey>
      ))}
      {line.opens.length > 0 && (
        <MailText>{t('order.opens', { products: listFormat(locale).format(line.opens) })}</MailText>
      )}
      <MailText quiet>
        {worksUntil ? endWords(line, worksUntil, { currency, locale, cancelPage }) : t('order.worksForever')}
      </MailText>
      <MailText>{t('order.activate', { product })}</MailText>
      {newest && (
        <Download href={new URL(newest.url, origin).href}>
          {t(single ? 'order.downloadVersion' : 'order.download', { product, version: newest.version })}
        </Download>
      )}
    </>
  );
}
