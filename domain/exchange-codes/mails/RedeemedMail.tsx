import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Licence } from '../../licences/licence.ts';
import { MailButton, MailKey, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/**
 * What becomes of a licence when the time of a code is over. ends: nothing renews it. renews: its subscription does. goesOn:
 * its subscription does, on a day that is known when what it waits for is paid. given: whoever gave it decides. givenGoesOn:
 * so they do, and what they have to pay waits.
 */
export type AfterCode = 'ends' | 'renews' | 'goesOn' | 'given' | 'givenGoesOn';

/** The key that an exchange code has brought, or whose term it has made longer. */
export function RedeemedMail(props: {
  locale: Locale;
  shop: MailShop;
  licence: Pick<Licence, 'key' | 'productName' | 'licenceType' | 'worksUntil'>;
  /** Sets the first password of an account that was made for it, else leads to the member centre. */
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
