import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';

/** The way back to a basket, asked for at the checkout. */
export function BasketMail(props: { locale: Locale; home: string; products: string; link: string }) {
  const { locale, home, products, link } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      home={home}
      preview={products}
      title={t('basket.title')}
      footer={t('basket.footer')}
    >
      <MailText>{t('basket.text', { products })}</MailText>
      <MailButton href={link}>{t('basket.button')}</MailButton>
      <MailText quiet>{t('basket.prices')}</MailText>
    </MailLayout>
  );
}
