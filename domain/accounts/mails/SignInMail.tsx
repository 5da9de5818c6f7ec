import { saidOf } from '@spindle/i18n/join-words.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** Somebody logged in with an unknown device; a member who did not do it can shut them out. */
export function SignInMail(props: {
  locale: Locale;
  shop: MailShop;
  device: string;
  /** A country, or the IP address if none is known. */
  place: string;
  moment: string;
  days: number;
  notMeLink: string;
}) {
  const { locale, shop, device, place, moment, days, notMeLink } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('account.signIn.subject', { shop: shop.name })}
      title={t('account.signIn.title')}
      footer={t('account.ownFooter')}
    >
      <MailText>{t('account.signIn.text')}</MailText>
      <MailText>
        {saidOf(locale, t('account.signIn.device'), device)}
        <br />
        {saidOf(locale, t('account.signIn.place'), place)}
        <br />
        {saidOf(locale, t('account.signIn.time'), moment)}
      </MailText>
      <MailText>{t('account.signIn.wrong')}</MailText>
      <MailButton href={notMeLink}>{t('account.signIn.button')}</MailButton>
      <MailText quiet>{t('account.signIn.lasts', { days })}</MailText>
    </MailLayout>
  );
}
