import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';

/** The code that somebody types in place of that of a picture. */
export function CaptchaMail(props: { locale: Locale; home: string; code: string; minutes: number }) {
  const { locale, home, code, minutes } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      home={home}
      preview={t('account.code.subject', { code })}
      title={t('account.code.title')}
      footer={t('account.footer')}
    >
      <MailText>{t('account.code.text.captcha')}</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>{t('account.code.lasts', { minutes })}</MailText>
    </MailLayout>
  );
}
