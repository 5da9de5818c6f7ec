import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Licence } from '../../licences/licence.ts';
import { MailButton, MailKey, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The key that replaces a leaked one. */
export function NewKeyMail(props: {
  locale: Locale;
  shop: MailShop;
  licence: Pick<Licence, 'key' | 'productName' | 'licenceType'>;
  /** Leads to the member centre. */
  link: string;
}) {
  const { locale, shop, licence, link } = props;
  const { key, productName: product, licenceType } = licence;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('newKey.preview')}
      title={t('newKey.title')}
      footer={t('newKey.footer')}
    >
      <MailText>{t('newKey.lead', { product, licence: t(`licences.${licenceType}`) })}</MailText>
      <MailKey>{key}</MailKey>
      <MailText>{t('newKey.former')}</MailText>
      <MailButton href={link}>{t('order.toAccount')}</MailButton>
    </MailLayout>
  );
}
