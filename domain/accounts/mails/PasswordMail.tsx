import { translator } from '@spindle/i18n/messages.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { AccountMail } from './account-mail.ts';

/** A link that sets a password: a new one, or (`set`) the first one of a guest who bought. */
export function PasswordMail(
  props: AccountMail & { email: string; passwordLink: string; kind: 'reset' | 'set' },
) {
  const { locale, shop, minutes, email, passwordLink, kind } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t(`account.${kind}.subject`, { shop: shop.name })}
      title={t(`account.${kind}.title`)}
      footer={t('account.footer')}
    >
      <MailText>{t(`account.${kind}.text`, { email })}</MailText>
      <MailButton href={passwordLink}>{t(`account.${kind}.button`)}</MailButton>
      <MailText quiet>{t(`account.${kind}.lasts`, { minutes })}</MailText>
    </MailLayout>
  );
}
