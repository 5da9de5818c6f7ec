import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** Support looks into the account; the reason is quoted as they wrote it. */
export function ActingMail(props: {
  locale: Locale;
  shop: MailShop;
  moment: string;
  minutes: number;
  reason: string;
  /** The page of the account that shows the same. */
  link: string;
}) {
  const { locale, shop, moment, minutes, reason, link } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.acting.subject', { shop: shop.name })}
      title={t('account.acting.title')}
      footer={t('account.ownFooter')}
    >
      <MailText>{t('account.acting.text', { moment, minutes })}</MailText>
      <MailText>{t('account.acting.reason', { reason })}</MailText>
      <MailText>{t('account.acting.limits')}</MailText>
      <MailButton href={link}>{t('account.acting.button')}</MailButton>
    </MailLayout>
  );
}
