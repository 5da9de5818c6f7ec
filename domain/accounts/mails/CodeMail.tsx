import { translator } from '@spindle/i18n/messages.ts';
import { MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { AccountMail } from './account-mail.ts';

/** The code that proves an address while registering. */
export function CodeMail({ locale, origin, code, minutes }: AccountMail & { code: string }) {
  const t = translator(locale, 'accounts');
  return (
    <MailLayout
      locale={locale}
      origin={origin}
      preview={t('mail.code.subject', { code })}
      title={t('mail.code.title')}
      footer={t('mail.footer')}
    >
      <MailText>{t('mail.code.text')}</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>{t('mail.code.lasts', { minutes })}</MailText>
    </MailLayout>
  );
}
