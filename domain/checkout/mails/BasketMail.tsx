import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The link to a basket that was saved at the checkout. */
export function BasketMail(props: { locale: Locale; shop: MailShop; products: string; link: string }) {
  const { locale, shop, products, link } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
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
