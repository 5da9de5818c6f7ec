import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Grant } from '../../fulfilment/grants-of-order.ts';
import { MailButton, MailKey, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { OrderLine } from '../../orders/order.ts';

/** What somebody is given: the keys, and nothing of money. */
export function GiftMail(props: {
  locale: Locale;
  home: string;
  /** The buyer's address. */
  giver: string;
  /** The names of what is given, as a sentence lists them. */
  products: string;
  licences: readonly (Pick<Grant, 'key' | 'worksUntil'> & Pick<OrderLine, 'productName' | 'licenceType'>)[];
  /** Where an account without a password gets one, and everybody else finds the keys. */
  memberLink: string;
}) {
  const { locale, giver, products } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      home={props.home}
      preview={t('gift.preview', { product: products })}
      title={t('gift.title')}
      footer={t('gift.footer')}
    >
      <MailText>{t('gift.lead', { giver, product: products })}</MailText>
      {props.licences.map(({ key, productName: product, licenceType, worksUntil }) => (
        <div key={key}>
          <MailText>{`${product}, ${t(`licences.${licenceType}`)}`}</MailText>
          <MailKey>{key}</MailKey>
          {worksUntil && (
            <MailText quiet>{t('gift.worksUntil', { date: dayFormatter(locale)(worksUntil) })}</MailText>
          )}
          <MailText>{t('order.activate', { product })}</MailText>
        </div>
      ))}
      <MailText>{t('gift.account')}</MailText>
      <MailButton href={props.memberLink}>{t('order.toAccount')}</MailButton>
    </MailLayout>
  );
}
