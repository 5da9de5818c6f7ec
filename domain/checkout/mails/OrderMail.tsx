import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { BoughtLine } from '../checkout.ts';

/** What a buyer needs after paying: the key, the download, how to activate, and the way back to both. */
export function OrderMail(props: {
  locale: Locale;
  home: string;
  /** Downloads of the shop's own are addressed from here. */
  origin: string;
  orderNumber: string;
  /** The names of what was bought, as a sentence lists them. */
  products: string;
  lines: readonly BoughtLine[];
  /** As people read it. */
  total: string;
  paidAt: Date;
  orderLink: string;
  orderLinkEnds: Date;
  memberLink: string;
  /** Only for an account that was made for this order. */
  passwordLink: string | undefined;
}) {
  const { locale, products, orderNumber, passwordLink } = props;
  const t = translator(locale, 'mail');
  const formatDay = dayFormatter(locale);
  return (
    <MailLayout
      locale={locale}
      home={props.home}
      preview={t('order.preview', { product: products })}
      title={t('order.title')}
      footer={t('order.footer', { number: orderNumber })}
    >
      {props.lines.map((line) => (
        <Bought key={line.licences[0]?.key} line={line} locale={locale} origin={props.origin} />
      ))}
      <MailText>
        {t('order.facts', { number: orderNumber, total: props.total, date: formatDay(props.paidAt) })}
      </MailText>
      <MailText>{t('order.again', { date: formatDay(props.orderLinkEnds) })}</MailText>
      <MailButton href={props.orderLink}>{t('order.show')}</MailButton>
      {passwordLink ? (
        <>
          <MailText>{t('order.newAccount')}</MailText>
          <MailButton href={passwordLink}>{t('order.setPassword')}</MailButton>
        </>
      ) : (
        <>
          <MailText>{t('order.account')}</MailText>
          <MailButton href={props.memberLink}>{t('order.toAccount')}</MailButton>
        </>
      )}
    </MailLayout>
  );
}

/** One line of the order: its keys, and what to do with them. */
function Bought({ line, locale, origin }: { line: BoughtLine; locale: Locale; origin: string }) {
  const { productName: product, licences, downloads } = line;
  const t = translator(locale, 'mail');
  const worksUntil = licences[0]?.worksUntil;
  return (
    <>
      <MailText>{t('order.lead', { product, licence: t(`licences.${line.licenceType}`) })}</MailText>
      {licences.map(({ key }) => (
        <MailCode key={key}>{key}</MailCode>
      ))}
      <MailText quiet>
        {worksUntil
          ? t('order.worksUntil', { date: dayFormatter(locale)(worksUntil) })
          : t('order.worksForever')}
      </MailText>
      <MailText>{t('order.activate', { product })}</MailText>
      {downloads.map(({ version, url }) => (
        <MailButton key={url} href={new URL(url, origin).href}>
          {t('order.download', { product, version })}
        </MailButton>
      ))}
    </>
  );
}
