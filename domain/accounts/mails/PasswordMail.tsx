import { translator } from '@spindle/i18n/messages.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { AccountMail } from './account-mail.ts';

/** A link that sets a password: a new one, or (`set`) the first one of a guest who bought. */
export function PasswordMail(
  props: AccountMail & { email: string; passwordLink: string; kind: 'reset' | 'set' },
) {
  const { locale, origin, minutes, email, passwordLink, kind } = props;
  const t = translator(locale, 'accounts');
  return (
    <MailLayout
      locale={locale}
      origin={origin}
      preview={t(`mail.${kind}.subject`)}
      title={t(`mail.${kind}.title`)}
      footer={t('mail.footer')}
    >
      <MailText>{t(`mail.${kind}.text`, { email })}</MailText>
      <MailButton href={passwordLink}>{t(`mail.${kind}.button`)}</MailButton>
      <MailText quiet>{t(`mail.${kind}.lasts`, { minutes })}</MailText>
    </MailLayout>
  );
}
