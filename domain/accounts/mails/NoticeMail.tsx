import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** What a member is told of their account. */
export const NOTICES = [
  'password_changed',
  // By a mailed link; of the second, passkeys or Google have ended with it.
  'password_reset',
  'password_reset_ways',
  // Passkeys or Google, as the second factor was given after such a link.
  'ways_ended',
  // By the first mailed link, which has shown whose the address is: what had opened the account before has ended.
  'address_proved',
  'address_changed',
  'google_linked',
  'google_unlinked',
  'two_factor_on',
  'two_factor_off',
  'recovery_code_used',
  'recovery_codes_new',
  // Of the second factor, by who has the first one, or a session.
  'codes_wrong',
  'passkey_added',
  'passkey_removed',
] as const;
export type Notice = (typeof NOTICES)[number];

/**
 * What a new password alone would not put right: a second factor keeps its owner out as well, and whoever adds or removes
 * passkeys is logged in. A denial ends all that.
 */
export const DENIABLE: ReadonlySet<Notice> = new Set(['two_factor_on', 'passkey_added', 'passkey_removed']);

/** Something about the account has changed; who did not do it gets in by a new password, or denies it. */
export function NoticeMail(props: {
  locale: Locale;
  shop: MailShop;
  what: Notice;
  /** When, as people write it. */
  date: string;
  passwordLink: string;
  /** In place of that where a new password would not help. */
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
