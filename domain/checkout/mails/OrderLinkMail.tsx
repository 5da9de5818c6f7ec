import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The link to an order, for the buyer who has asked for it. */
export function OrderLinkMail(props: {
  locale: Locale;
  shop: MailShop;
  orderNumber: string;
  link: string;
  /** What its page asks for first. */
  asks: 'code' | 'log-in' | undefined;
}) {
  const { locale, shop, orderNumber, link, asks } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('orderLink.preview', { number: orderNumber })}
      title={t('orderLink.title')}
      footer={t('orderLink.footer', { number: orderNumber })}
    >
      <MailText>{t('orderLink.text', { number: orderNumber })}</MailText>
      <MailButton href={link}>{t('orderLink.show')}</MailButton>
      {asks === 'code' && <MailText quiet>{t('orderLink.code')}</MailText>}
      {asks === 'log-in' && <MailText quiet>{t('orderLink.logIn')}</MailText>}
    </MailLayout>
  );
}
