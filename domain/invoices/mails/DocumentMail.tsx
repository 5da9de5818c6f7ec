import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { MailButton, MailLayout, MailLink, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';
import { formatExactMoney } from '../../pricing/format-exact-money.ts';
import type { InvoiceDocument, InvoiceReason } from '../invoice.ts';

/** The reasons for which a document is mailed. */
export type MailedReason = Extract<InvoiceReason, 'refund' | 'refund_failed' | 'correction'>;

/** Tells of a refund, a failed refund or a corrected invoice, with a link to the document. */
export function DocumentMail({
  document: { locale, kind, number, orderNumber, grossMinor, currency },
  reason,
  shop,
  link,
  linkEnds,
  memberLink,
}: {
  document: Pick<InvoiceDocument, 'locale' | 'kind' | 'number' | 'orderNumber' | 'grossMinor' | 'currency'>;
  reason: MailedReason;
  shop: MailShop;
  link: string;
  linkEnds: Date;
  memberLink: string;
}) {
  const t = translator(locale, 'mail');
  const amount = formatExactMoney(grossMinor, currency, locale);
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t(`document.${reason}.title`)}
      title={t(`document.${reason}.title`)}
      footer={t('document.footer', { number: orderNumber })}
    >
      <MailText>{t(`document.${reason}.text`, { amount, number: orderNumber })}</MailText>
      <MailButton href={link}>{t(`document.open.${kind}`, { number })}</MailButton>
      <MailText quiet>{t('document.until', { date: dayFormatter(locale)(linkEnds) })}</MailText>
      <MailLink href={memberLink}>{t('order.toAccount')}</MailLink>
    </MailLayout>
  );
}
