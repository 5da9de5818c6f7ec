import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { linked, MailButton, MailLayout, MailLink, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { GRACE_MS } from '../renewal/steps.ts';

/** What was paid, as in the order's own documents. */
export interface Receipt {
  orderNumber: string;
  paidAt: Date;
  /** Formatted amount that was paid: staff may have accepted another amount than the price. */
  paid: string;
  /** IANA name of the seller's time zone, from the invoice; undefined (UTC) where there is none. */
  timeZone: string | undefined;
  /** A sentence that says how much of the price is tax. */
  tax: string | undefined;
  /** Undefined where none was issued, because the shop had not said who sells. */
  invoice: { number: string; link: string; linkEnds: Date } | undefined;
}

/** Says what has happened to a subscription, or will, and what its member can do about it. */
export function SubscriptionMail({
  news,
  shop,
  link,
  cancelPage,
  receipt,
}: {
  news: SubscriptionNews;
  shop: MailShop;
  link: string;
  /** Where it is cancelled without a log-in. */
  cancelPage: string;
  /** Where the mail says that something was paid. */
  receipt?: Receipt | undefined;
}) {
  const { kind, locale, productName: product, endReason } = news;
  const t = translator(locale, 'mail');
  const day = dayFormatter(locale);
  const periodEnd = new Date(news.periodEnd);
  const date = day(periodEnd);
  const price = receipt?.paid ?? formatMoney(news.amountMinor, news.currency, locale);
  const renewal = formatMoney(news.renewalMinor, news.currency, locale);
  const licence = t(`licences.${news.term}`);
  const title = t(`subscription.${kind}.title`);
  const waits = kind === 'failed' || kind === 'bank';
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={title}
      title={title}
      footer={linked(t(footerOf(kind), { product, page: cancelPage }), cancelPage)}
    >
      <MailText>
        {kind === 'ended'
          ? t(endText(endReason), { product })
          : linked(
              t(textOf(news, kind), { product, licence, price, renewal, date, page: cancelPage }),
              cancelPage,
            )}
      </MailText>
      {waits && (
        <MailText>
          {t(news.rests ? 'subscription.rests' : 'subscription.goesOn', {
            product,
            end: day(new Date(periodEnd.getTime() + GRACE_MS)),
            next: news.dueAt ? day(new Date(news.dueAt)) : date,
          })}
        </MailText>
      )}
      {receipt && <ReceiptWords locale={locale} receipt={receipt} />}
      <MailButton href={link}>{t(`subscription.${kind}.button`)}</MailButton>
    </MailLayout>
  );
}

function ReceiptWords({
  locale,
  receipt: { orderNumber, paidAt, timeZone, tax, invoice },
}: {
  locale: Locale;
  receipt: Receipt;
}) {
  const t = translator(locale, 'mail');
  const date = dayFormatter(locale, timeZone)(paidAt);
  return (
    <>
      <MailText>{t('subscription.receipt', { number: orderNumber, date })}</MailText>
      {tax && <MailText>{tax}</MailText>}
      {invoice && (
        <>
          <MailLink href={invoice.link}>{t('order.invoice', { number: invoice.number })}</MailLink>
          <MailText quiet>{t('document.until', { date: dayFormatter(locale)(invoice.linkEnds) })}</MailText>
        </>
      )}
    </>
  );
}

/** The key of the mail's text. Where credit pays for everything, the text says that nothing is charged. */
function textOf(news: SubscriptionNews, kind: Exclude<SubscriptionNews['kind'], 'ended'>) {
  const { amountMinor, at, periodEnd } = news;
  if (kind === 'resumed' && news.orderId) return 'subscription.resumed.waits';
  // Before the period ends, only a change of term can be pending. After that, the subscription ends once the payment is decided.
  if (waitsToEnd(news))
    return new Date(periodEnd) <= new Date(at)
      ? 'subscription.cancelled.waits'
      : 'subscription.cancelled.switchWaits';
  if (kind === 'switched' && news.endReason === 'cancelled') return 'subscription.switched.ends';
  // Resumed after the paid period: a new period begins at once.
  const isFree = amountMinor === 0;
  if (kind === 'resumed' && new Date(periodEnd) <= new Date(at))
    return isFree ? 'subscription.resumed.anewCredited' : 'subscription.resumed.anew';
  return isFree && isCharged(kind)
    ? (`subscription.${kind}.credited` as const)
    : (`subscription.${kind}.text` as const);
}

/** Whether it was cancelled while a payment was undecided: that payment decides when it ends. */
export function waitsToEnd({ kind, orderId }: SubscriptionNews): boolean {
  return kind === 'cancelled' && orderId !== null;
}

/** Mails about an amount that credit may pay entirely. */
const CHARGED = ['renewed', 'switched', 'lifetime', 'reminder', 'resumed'] as const;
const isCharged = (kind: SubscriptionNews['kind']): kind is (typeof CHARGED)[number] =>
  CHARGED.some((charged) => charged === kind);

function footerOf(kind: SubscriptionNews['kind']) {
  if (kind === 'gift_ended') return 'subscription.footerGift';
  return kind === 'ended' || kind === 'cancelled' ? 'subscription.footerEnded' : 'subscription.footer';
}

function endText(reason: SubscriptionNews['endReason']) {
  if (reason === 'unpaid') return 'subscription.ended.unpaid';
  if (reason === 'price') return 'subscription.ended.price';
  return reason === 'cancelled' ? 'subscription.ended.cancelled' : 'subscription.ended.other';
}
