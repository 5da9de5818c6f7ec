import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/**
 * Goes to the old address of an account that has moved, with the link that undoes it. Sent again (`isAskedFor`) when somebody
 * tries to register with the old address, move an account to it, or get a link that opens its account.
 */
export function MovedMail(props: {
  locale: Locale;
  shop: MailShop;
  /** The new address. */
  email: string;
  date: string;
  /** The last day of the link. */
  until: string;
  revertLink: string;
  isAskedFor?: boolean;
}) {
  const { locale, shop, email, date, until, revertLink, isAskedFor = false } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.moved.subject', { shop: shop.name })}
      title={t('account.moved.title')}
      footer={t(isAskedFor ? 'account.footer' : 'account.ownFooter')}
    >
      {isAskedFor && <MailText>{t('account.moved.asked')}</MailText>}
      <MailText>{t('account.moved.text', { email, date })}</MailText>
      <MailText>{t('account.moved.wrong')}</MailText>
      <MailButton href={revertLink}>{t('account.moved.button')}</MailButton>
      <MailText quiet>{t('account.moved.lasts', { date: until })}</MailText>
    </MailLayout>
  );
}
