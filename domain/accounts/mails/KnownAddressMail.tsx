import { translator } from '@spindle/i18n/messages.ts';
import { MailButton, MailLayout, MailLink, MailText } from '../../mail/MailLayout.tsx';
import type { AccountMail } from './account-mail.ts';

/**
 * Sent instead of a code to an address that already has an account, when somebody wants to register with it or move their
 * account to it.
 */
export function KnownAddressMail(
  props: AccountMail & {
    email: string;
    purpose: 'registration' | 'address';
    logInLink: string;
    passwordLink: string;
  },
) {
  const { locale, shop, minutes, email, purpose, logInLink, passwordLink } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.known.title')}
      title={t('account.known.title')}
      footer={t('account.footer')}
    >
      <MailText>{t(`account.known.text.${purpose}`, { email })}</MailText>
      <MailButton href={logInLink}>{t('account.known.logIn')}</MailButton>
      <MailText>{t('account.known.set', { minutes })}</MailText>
      <MailLink href={passwordLink}>{t('account.known.setLink')}</MailLink>
    </MailLayout>
  );
}
