import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { linked, MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import type { PriceNews } from './job-kinds.ts';

/** Announces a new price: how much, from when, and what happens without an answer; or says that it was withdrawn. */
export function PriceMail({
  news,
  shop,
  link,
  refusal,
  cancelPage,
}: {
  news: PriceNews;
  shop: MailShop;
  /** Page where the member agrees to it. */
  link: string;
  /** Page where the member cancels instead. */
  refusal: string;
  /** Page where any subscription is cancelled without a log-in. */
  cancelPage: string;
}) {
  const { kind, locale, productName: product, currency, withoutAgreement } = news;
  const t = translator(locale, 'mail');
  const title = t(`newPrice.${kind}.title`);
  const facts = {
    product,
    licence: t(`licences.${news.term}`),
    date: dayFormatter(locale)(new Date(news.date)),
    price: formatMoney(news.priceMinor, currency, locale),
    old: formatMoney(news.fromMinor, currency, locale),
  };
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={title}
      title={title}
      footer={linked(t('subscription.footer', { product, page: cancelPage }), cancelPage)}
    >
      <MailText>{t(`newPrice.${kind}.text`, facts)}</MailText>
      {kind === 'price_rise' && <MailText>{t(`newPrice.price_rise.${withoutAgreement}`, facts)}</MailText>}
      <MailButton href={link}>{t(`newPrice.${kind}.button`)}</MailButton>
      {kind === 'price_rise' && (
        <MailText quiet>{linked(t('newPrice.price_rise.refuse', { page: refusal }), refusal)}</MailText>
      )}
    </MailLayout>
  );
}
