import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** refusal: an order was not accepted and delivers nothing. surplus: an order was paid twice, and stays as it is. */
export type MoneyBackKind = 'refusal' | 'surplus';

/** Tells of a refund for which there is no credit note. */
export function MoneyBackMail(props: {
  kind: MoneyBackKind;
  locale: Locale;
  shop: MailShop;
  contact: string;
  number: string;
  /** With its currency. */
  amount: string;
}) {
  const { kind, locale, shop, contact, number, amount } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('refusal.preview', { amount })}
      title={t(`${kind}.title`)}
      footer={t('refusal.footer', { number })}
    >
      <MailText>{t(`${kind}.text`, { number })}</MailText>
      <MailText>{t(`${kind}.money`, { amount })}</MailText>
      <MailText>{t('refusal.question')}</MailText>
      <MailButton href={contact}>{t('refusal.contact')}</MailButton>
    </MailLayout>
  );
}
