import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { MailButton, MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';

/** An order was not accepted: its money goes back, and it brings nothing. */
export function RefusalMail(props: {
  locale: Locale;
  shop: MailShop;
  contact: string;
  number: string;
  /** With its currency. */
  amount: string;
}) {
  const { locale, shop, contact, number, amount } = props;
  const t = translator(locale, 'mail');
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('refusal.preview', { amount })}
      title={t('refusal.title')}
      footer={t('refusal.footer', { number })}
    >
      <MailText>{t('refusal.text', { number })}</MailText>
      <MailText>{t('refusal.money', { amount })}</MailText>
      <MailText>{t('refusal.question')}</MailText>
      <MailButton href={contact}>{t('refusal.contact')}</MailButton>
    </MailLayout>
  );
}
