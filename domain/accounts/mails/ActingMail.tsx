import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';

/** Support looks into the account; the reason is as they wrote it. */
export function ActingMail(props: {
  locale: Locale;
  home: string;
  moment: string;
  minutes: number;
  reason: string;
  /** Where the account says the same. */
  link: string;
}) {
  const { locale, home, moment, minutes, reason, link } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      home={home}
      preview={t('account.acting.subject')}
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
