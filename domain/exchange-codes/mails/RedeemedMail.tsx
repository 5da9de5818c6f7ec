import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Licence } from '../../licences/licence.ts';
import { MailButton, MailKey, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/**
 * What happens to a licence when the time from a code is over. ends: nothing renews it. renews: its subscription renews it on
 * that day. goesOn: its subscription renews it, on a day that is not known yet, such as while a payment is overdue. given: the
 * giver's subscription decides. givenGoesOn: the same, and the giver's payment is overdue.
 */
export type AfterCode = 'ends' | 'renews' | 'goesOn' | 'given' | 'givenGoesOn';

/** The key of a licence that an exchange code issued or extended. */
export function RedeemedMail(props: {
  locale: Locale;
  shop: MailShop;
  licence: Pick<Licence, 'key' | 'productName' | 'licenceType' | 'worksUntil'>;
  /** Leads to the first password of an account that was made for the code, otherwise to the member centre. */
  link: { to: 'password' | 'member'; href: string };
  after: AfterCode;
}) {
  const { locale, shop, link, after } = props;
  const { key, productName: product, licenceType, worksUntil } = props.licence;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('exchange.preview')}
      title={t('order.title')}
      footer={t('exchange.footer')}
    >
      <MailText>{t('exchange.lead', { product, licence: t(`licences.${licenceType}`) })}</MailText>
      <MailKey>{key}</MailKey>
      <MailText quiet>
        {worksUntil
          ? t(`exchange.${after}`, { date: dayFormatter(locale)(worksUntil) })
          : t('order.worksForever')}
      </MailText>
      <MailText>{t('order.activate', { product })}</MailText>
      <MailText>{t(link.to === 'password' ? 'order.newAccount' : 'order.account')}</MailText>
      <MailButton href={link.href}>
        {t(link.to === 'password' ? 'order.setPassword' : 'order.toAccount')}
      </MailButton>
    </MailLayout>
  );
}
