import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** Goes to both addresses of two accounts that were merged. */
export function MergedMail(props: {
  locale: Locale;
  shop: MailShop;
  /** The address with which the person logs in from now on. */
  kept: string;
  lost: string;
  date: string;
  contactLink: string;
}) {
  const { locale, shop, kept, lost, date, contactLink } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.merged.subject', { shop: shop.name })}
      title={t('account.merged.title')}
      footer={t('account.ownFooter')}
    >
      <MailText>{t('account.merged.text', { kept, lost, date })}</MailText>
      <MailText>{t('account.merged.logIn', { kept })}</MailText>
      <MailText>{t('account.merged.wrong')}</MailText>
      <MailButton href={contactLink}>{t('account.merged.button')}</MailButton>
    </MailLayout>
  );
}
