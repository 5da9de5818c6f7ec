import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailKey, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The key of a trial. Says that the key stays the same when the product is bought. */
export function TrialStartedMail(props: {
  locale: Locale;
  shop: MailShop;
  trial: { product: string; key: string; until: Date };
  /** Leads to the first password of an account that was made for the trial, otherwise to the member centre. */
  link: { to: 'password' | 'member'; href: string };
}) {
  const { locale, shop, link } = props;
  const { product, key, until } = props.trial;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('trial.preview', { product })}
      title={t('trial.title')}
      footer={t('trial.footer')}
    >
      <MailText>{t('trial.lead', { product, date: dayFormatter(locale)(until) })}</MailText>
      <MailKey>{key}</MailKey>
      <MailText quiet>{t('trial.ends')}</MailText>
      <MailText>{t(link.to === 'password' ? 'order.newAccount' : 'order.account')}</MailText>
      <MailButton href={link.href}>
        {t(link.to === 'password' ? 'order.setPassword' : 'order.toAccount')}
      </MailButton>
    </MailLayout>
  );
}
