import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';

/** What a member is told of their account. */
export const NOTICES = [
  'password_changed',
  'address_changed',
  'google_linked',
  'google_unlinked',
  'two_factor_on',
  'two_factor_off',
  'recovery_code_used',
] as const;
export type Notice = (typeof NOTICES)[number];

/** Something about the account has changed; who did not do it gets in by a new password. */
export function NoticeMail(props: {
  locale: Locale;
  home: string;
  what: Notice;
  /** When, as people write it. */
  date: string;
  passwordLink: string;
}) {
  const { locale, home, what, date, passwordLink } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      home={home}
      preview={t(`account.notice.${what}.subject`)}
      title={t(`account.notice.${what}.title`)}
      footer={t('account.ownFooter')}
    >
      <MailText>{t(`account.notice.${what}.text`, { date })}</MailText>
      <MailText>{t('account.notice.wrong')}</MailText>
      <MailButton href={passwordLink}>{t('account.notice.button')}</MailButton>
    </MailLayout>
  );
}
