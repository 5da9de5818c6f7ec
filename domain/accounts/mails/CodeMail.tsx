import { translator } from '@spindle/i18n/messages.ts';
import { MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { AccountMail } from './account-mail.ts';

/** What a code is for: to register, to prove again who a member is, or to prove a member's new address. */
export type CodePurpose = 'registration' | 'member' | 'address';

/** The code that proves an address. */
export function CodeMail({
  locale,
  shop,
  code,
  minutes,
  purpose,
}: AccountMail & { code: string; purpose: CodePurpose }) {
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.code.subject', { code, shop: shop.name })}
      title={t('account.code.title')}
      footer={t(purpose === 'member' ? 'account.ownFooter' : 'account.footer')}
    >
      <MailText>{t(`account.code.text.${purpose}`)}</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>{t('account.code.lasts', { minutes })}</MailText>
    </MailLayout>
  );
}
