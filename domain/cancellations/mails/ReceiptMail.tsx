import { formatMoment } from '@spindle/i18n/format-moment.ts';
import { translator } from '@spindle/i18n/messages.ts';
import { MailLayout, MailText } from '../../mail/MailLayout.tsx';
import type { MailShop } from '../../mail/mail-shop.ts';
import type { Receipt } from '../job-kinds.ts';

/** Confirms that a declaration was received: what it says, and when it came. */
export function ReceiptMail({
  receipt,
  timeZone,
  shop,
}: {
  receipt: Receipt;
  /** The seller's (IANA). */
  timeZone: string;
  shop: MailShop;
}) {
  const { kind, locale, contract, reason, declaredAt } = receipt;
  const t = translator(locale, 'mail');
  const time = formatMoment(locale, new Date(declaredAt), timeZone);
  return (
    <MailLayout
      locale={locale}
      shop={shop}
      preview={t('cancellation.preview', { time })}
      title={t('cancellation.title')}
      footer={t('cancellation.footer')}
    >
      <MailText>{t('cancellation.lead', { time })}</MailText>
      <MailText>{t(`cancellation.kinds.${kind}`, { contract })}</MailText>
      {reason && <MailText quiet>{t('cancellation.reason', { reason })}</MailText>}
      <MailText>{t(kind === 'withdraw' ? 'cancellation.nextWithdraw' : 'cancellation.next')}</MailText>
    </MailLayout>
  );
}
