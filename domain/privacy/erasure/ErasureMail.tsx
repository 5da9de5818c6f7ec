import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** Says what an erasure will do and until when it can be undone; the button leads to the page that undoes it. */
export function ErasureMail(props: {
  locale: Locale;
  shop: MailShop;
  /** The day on which it is carried out, formatted for the reader. */
  day: string;
  undoLink: string;
}) {
  const { locale, shop, day, undoLink } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('privacy.erasure.subject', { day })}
      title={t('privacy.erasure.title')}
      footer={t('account.ownFooter')}
    >
      <MailText>{t('privacy.erasure.text', { day })}</MailText>
      <MailText>{t('privacy.erasure.stays')}</MailText>
      <MailButton href={undoLink}>{t('privacy.erasure.button')}</MailButton>
      <MailText quiet>{t('privacy.erasure.undo')}</MailText>
      <MailText quiet>{t('privacy.erasure.wrong')}</MailText>
    </MailLayout>
  );
}
