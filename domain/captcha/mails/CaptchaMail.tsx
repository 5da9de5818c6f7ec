import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The code to be typed instead of a picture's. */
export function CaptchaMail(props: { locale: Locale; shop: MailShop; code: string; minutes: number }) {
  const { locale, shop, code, minutes } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.code.subject', { code, shop: shop.name })}
      title={t('account.code.title')}
      footer={t('account.footer')}
    >
      <MailText>{t('account.code.text.captcha')}</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>{t('account.code.lasts', { minutes })}</MailText>
    </MailLayout>
  );
}
