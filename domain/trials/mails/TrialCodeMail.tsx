import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The code that proves an address before a trial begins. */
export function TrialCodeMail(props: {
  locale: Locale;
  shop: MailShop;
  code: string;
  product: string;
  /** How long the code works. */
  minutes: number;
}) {
  const { locale, shop, code, product, minutes } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.code.subject', { code, shop: shop.name })}
      title={t('account.code.title')}
      footer={t('trial.codeFooter')}
    >
      <MailText>{t('trial.code', { product })}</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>{t('account.code.lasts', { minutes })}</MailText>
    </MailLayout>
  );
}
