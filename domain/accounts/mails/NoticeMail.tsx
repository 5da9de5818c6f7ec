import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** What members are told about changes to their account. */
export const NOTICES = [
  'password_changed',
  // The password was reset by a mailed link; `_ways` if that removed passkeys or Google, too.
  'password_reset',
  'password_reset_ways',
  // Passkeys or Google were removed when the second factor was given after a password reset.
  'ways_ended',
  // The first mailed link has proved the address, and removed the ways in from before.
  'address_proved',
  'address_changed',
  'google_linked',
  'google_unlinked',
  'two_factor_on',
  'two_factor_off',
  'recovery_code_used',
  'recovery_codes_new',
  // Wrong codes of the second factor, given by somebody who has the first factor or a session.
  'codes_wrong',
  'passkey_added',
  'passkey_removed',
] as const;
export type Notice = (typeof NOTICES)[number];

/**
 * What a new password alone would not put right: a second factor keeps the owner out as well, and whoever adds or removes
 * passkeys is logged in. A denial undoes all of that.
 */
export const DENIABLE: ReadonlySet<Notice> = new Set(['two_factor_on', 'passkey_added', 'passkey_removed']);

/** Something about the account has changed; a member who did not do it sets a new password, or denies it. */
export function NoticeMail(props: {
  locale: Locale;
  shop: MailShop;
  what: Notice;
  /** The date, formatted for the reader. */
  date: string;
  passwordLink: string;
  /** Shown instead of `passwordLink` where a new password would not help. */
  notMe?: { link: string; days: number } | undefined;
}) {
  const { locale, shop, what, date, passwordLink, notMe } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t(`account.notice.${what}.subject`, { shop: shop.name })}
      title={t(`account.notice.${what}.title`)}
      footer={t('account.ownFooter')}
    >
      <MailText>{t(`account.notice.${what}.text`, { date })}</MailText>
      <MailText>{t(notMe ? 'account.signIn.wrong' : 'account.notice.wrong')}</MailText>
      <MailButton href={notMe?.link ?? passwordLink}>
        {t(notMe ? 'account.signIn.button' : 'account.notice.button')}
      </MailButton>
      {notMe && <MailText quiet>{t('account.signIn.lasts', { days: notMe.days })}</MailText>}
    </MailLayout>
  );
}
