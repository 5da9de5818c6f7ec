import { translator } from '@spindle/i18n/messages.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { MailButton, MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';

/** What a buyer needs after paying: the key, the download, how to activate, and the way back to both. */
export function OrderMail(props: {
  locale: Locale;
  home: string;
  orderNumber: string;
  productName: string;
  licenceType: LicenceType;
  /** As people read it. */
  total: string;
  paidAt: Date;
  keys: string[];
  worksUntil: Date | null;
  downloads: Offer['builds'];
  orderLink: string;
  orderLinkEnds: Date;
  memberLink: string;
  /** Only for an account that was made for this order. */
  passwordLink: string | undefined;
}) {
  const { locale, productName, orderNumber, downloads, passwordLink } = props;
  const t = translator(locale, 'mail');
  const date = (day: Date) =>
    new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(day);
  const licence = t(`licences.${props.licenceType}`);
  return (
    <MailLayout
      locale={locale}
      home={props.home}
      preview={t('order.preview', { product: productName })}
      title={t('order.title')}
      footer={t('order.footer', { number: orderNumber })}
    >
      <MailText>{t('order.lead', { product: productName, licence })}</MailText>
      {props.keys.map((key) => (
        <MailCode key={key}>{key}</MailCode>
      ))}
      <MailText quiet>
        {props.worksUntil ? t('order.worksUntil', { date: date(props.worksUntil) }) : t('order.worksForever')}
      </MailText>
      <MailText>{t('order.activate', { product: productName })}</MailText>
      {downloads.map(({ version, url }) => (
        <MailButton key={url} href={url}>
          {t('order.download', { product: productName, version })}
        </MailButton>
      ))}
      <MailText>
        {t('order.facts', { number: orderNumber, total: props.total, date: date(props.paidAt) })}
      </MailText>
      <MailText>{t('order.again', { date: date(props.orderLinkEnds) })}</MailText>
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
