import { translator } from '@spindle/i18n/messages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import { type Sites, siteOf } from '@spindle/platform/sites.ts';
import { addressOfBuyer } from '../accounts/address-of-buyer.ts';
import { mailLink } from '../mail/mail-link.ts';
import { mailShop } from '../mail/mail-shop.ts';
import { renderMail } from '../mail/render-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { findOrder } from '../orders/find-order.ts';
import { isErased } from '../orders/order.ts';
import { signedInvoiceLink } from './invoice-link.ts';
import { DocumentMail, type MailedReason } from './mails/DocumentMail.tsx';
import { selectInvoice } from './queries.ts';

/** How long the mail's link to the document works, in days; as long as the one in an order's mail. */
const LINK_DAYS = 14;

export interface DocumentMailDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  from: string;
  sites: Sites;
  /** `deriveKey(secret, 'checkout-access')` */
  accessKey: Buffer;
}

/** Tells a buyer of a refund, of one that failed, or of a corrected invoice, with a link to the document; once. */
export async function sendDocumentMail(
  deps: DocumentMailDeps,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await selectInvoice(deps.db, { id: invoiceId });
  if (!invoice) throw new Error(`there is no invoice ${invoiceId}`);
  const order = await findOrder(deps.db, invoice.orderId);
  // The document still contains the address of an erased buyer, but no more mails are sent there.
  if (!order || isErased(order)) return;
  const { document, issuedAt } = invoice;
  const { locale, number, orderNumber, buyer } = document;
  const reason = document.reason as MailedReason;
  const t = translator(locale, 'mail');
  const make = async () => {
    const ends = new Date(issuedAt.getTime() + LINK_DAYS * 86_400_000);
    const { origin } = siteOf(deps.sites, locale);
    const bodies = await renderMail(
      <DocumentMail
        document={document}
        reason={reason}
        shop={mailShop(deps.sites, locale)}
        link={new URL(signedInvoiceLink(deps.accessKey, { number, ends }), origin).href}
        linkEnds={ends}
        memberLink={mailLink(deps.sites, locale, '/member', { a: 'my_products' })}
      />,
    );
    const to = await addressOfBuyer(deps.db, { memberId: order.memberId, email: buyer.email });
    const subject = t(`document.${reason}.subject`, { number: orderNumber });
    return { ...bodies, to, from: deps.from, subject };
  };
  await sendOnce(deps, `invoice-${invoiceId}`, make, { about: `order ${invoice.orderId}`, kind: 'document' });
}
