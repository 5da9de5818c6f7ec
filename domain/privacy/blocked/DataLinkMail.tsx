import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** Leads a member to where they can get their data or have them erased: directly by its link if blocked, else after a log-in. */
export function DataLinkMail(props: {
  locale: Locale;
  shop: MailShop;
  isBlocked: boolean;
  /** How long the link works. */
  minutes: number;
  link: string;
}) {
  const { locale, shop, isBlocked, minutes, link } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('privacy.link.subject')}
      title={t('privacy.link.subject')}
      footer={t('account.footer')}
    >
      <MailText>{isBlocked ? t('privacy.link.blocked', { minutes }) : t('privacy.link.logIn')}</MailText>
      <MailButton href={link}>{t('privacy.link.button')}</MailButton>
    </MailLayout>
  );
}
