import { translator } from '@spindle/i18n/messages.ts';
import { MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { AccountMail } from './account-mail.ts';

/** The code that proves an address while registering. */
export function CodeMail({ locale, home, code, minutes }: AccountMail & { code: string }) {
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      home={home}
      preview={t('account.code.subject', { code })}
      title={t('account.code.title')}
      footer={t('account.footer')}
    >
      <MailText>{t('account.code.text')}</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>{t('account.code.lasts', { minutes })}</MailText>
    </MailLayout>
  );
}
