import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailCode, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The code that shows an order again after its link has expired. */
export function OrderCodeMail(props: {
  locale: Locale;
  shop: MailShop;
  code: string;
  minutes: number;
  orderNumber: string;
}) {
  const t = translator(props.locale, 'mail');
  return (
    <MailLayout
      locale={props.locale}
      shop={props.shop}
      preview={t('orderCode.subject', { code: props.code, shop: props.shop.name })}
      title={t('orderCode.title')}
      footer={t('orderCode.footer', { number: props.orderNumber })}
    >
      <MailText>{t('orderCode.text', { number: props.orderNumber })}</MailText>
      <MailCode>{props.code}</MailCode>
      <MailText quiet>{t('account.code.lasts', { minutes: props.minutes })}</MailText>
    </MailLayout>
  );
}
