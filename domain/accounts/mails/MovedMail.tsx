import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';

/** To the old address of an account that has a new one, with the link that undoes it. */
export function MovedMail(props: {
  locale: Locale;
  home: string;
  /** The new address. */
  email: string;
  date: string;
  days: number;
  revertLink: string;
}) {
  const { locale, home, email, date, days, revertLink } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      home={home}
      preview={t('account.moved.subject')}
      title={t('account.moved.title')}
      footer={t('account.ownFooter')}
    >
      <MailText>{t('account.moved.text', { email, date })}</MailText>
      <MailText>{t('account.moved.wrong')}</MailText>
      <MailButton href={revertLink}>{t('account.moved.button')}</MailButton>
      <MailText quiet>{t('account.moved.lasts', { days })}</MailText>
    </MailLayout>
  );
}
