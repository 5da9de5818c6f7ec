import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../mail/MailLayout.tsx';
import type { MailShop } from '../mail/mail-shop.ts';

/** Tells a member about their data; the button leads to that section of the member centre. */
export function PrivacyMail(props: {
  locale: Locale;
  shop: MailShop;
  /** A blocked member fetches the export with a mailed link. */
  what: 'export' | 'blockedExport';
  days: number;
  link: string;
}) {
  const { locale, shop, what, days, link } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t(`privacy.${what}.subject`)}
      title={t(`privacy.${what}.title`)}
      footer={t('account.ownFooter')}
    >
      <MailText>{t(`privacy.${what}.text`, { days })}</MailText>
      <MailButton href={link}>{t(`privacy.${what}.button`)}</MailButton>
      {what === 'export' && <MailText quiet>{t('privacy.wrong')}</MailText>}
    </MailLayout>
  );
}
