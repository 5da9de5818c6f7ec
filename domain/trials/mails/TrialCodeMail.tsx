import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';

/** The code that proves an address before a trial begins. */
export function TrialCodeMail(props: {
  locale: Locale;
  home: string;
  code: string;
  product: string;
  /** How long the code works. */
  minutes: number;
}) {
  const { locale, home, code, product, minutes } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      home={home}
      preview={t('account.code.subject', { code })}
      title={t('account.code.title')}
      footer={t('trial.codeFooter')}
    >
      <MailText>{t('trial.code', { product })}</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>{t('account.code.lasts', { minutes })}</MailText>
    </MailLayout>
  );
}
