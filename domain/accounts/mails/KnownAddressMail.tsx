import { translator } from '@spindle/i18n/messages.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { AccountMail } from './account-mail.ts';

/** Instead of a code, to an address that has an account already. */
export function KnownAddressMail(
  props: AccountMail & { email: string; logInLink: string; passwordLink: string },
) {
  const { locale, origin, minutes, email, logInLink, passwordLink } = props;
  const t = translator(locale, 'accounts');
  return (
    <MailLayout
      locale={locale}
      origin={origin}
      preview={t('mail.known.title')}
      title={t('mail.known.title')}
      footer={t('mail.footer')}
    >
      <MailText>{t('mail.known.text', { email })}</MailText>
      <MailButton href={logInLink}>{t('mail.known.logIn')}</MailButton>
      <MailText>{t('mail.known.set', { minutes })}</MailText>
      <MailButton href={passwordLink}>{t('mail.known.setLink')}</MailButton>
    </MailLayout>
  );
}
