import { translator } from '@spindle/i18n/messages.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { AccountMail } from './account-mail.ts';

/** A link that logs in once. */
export function SignInLinkMail(props: AccountMail & { email: string; signInLink: string }) {
  const { locale, shop, minutes, email, signInLink } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.link.subject', { shop: shop.name })}
      title={t('account.link.title')}
      footer={t('account.footer')}
    >
      <MailText>{t('account.link.text', { email })}</MailText>
      <MailButton href={signInLink}>{t('account.link.button')}</MailButton>
      <MailText quiet>{t('account.link.lasts', { minutes })}</MailText>
    </MailLayout>
  );
}
