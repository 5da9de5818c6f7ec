import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { Fragment } from 'react';
import type { Licence } from '../../licences/licence.ts';
import { MailButton, MailKey, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The keys of all licences of an address. */
export function KeysMail(props: {
  locale: Locale;
  shop: MailShop;
  licences: readonly Pick<Licence, 'key' | 'productName' | 'licenceType'>[];
  /** Leads to the member centre. */
  link: string;
}) {
  const { locale, shop, licences, link } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('keys.preview')}
      title={t('keys.title')}
      footer={t('keys.footer')}
    >
      <MailText>{t('keys.lead')}</MailText>
      {licences.map(({ key, productName, licenceType }) => (
        <Fragment key={key}>
          <MailText>
            {t('ofProduct', { product: productName, licence: t(`licences.${licenceType}`) })}
          </MailText>
          <MailKey>{key}</MailKey>
        </Fragment>
      ))}
      <MailButton href={link}>{t('order.toAccount')}</MailButton>
    </MailLayout>
  );
}
