import { isCountry } from '@spindle/platform/countries.ts';
import type { Db } from '@spindle/platform/database.ts';
import { hasLength } from '@spindle/platform/text-length.ts';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Order } from '../orders/order.ts';
import { findSeller } from '../seller/find-seller.ts';
import { mayAct } from '../staff/may-act.ts';
import { decideTax } from '../tax/decide-tax.ts';
import { isReversed } from '../tax/reverse-charge.ts';
import { writtenAddress } from '../tax/written-address.ts';
import { accountingPart, accountingTax } from './accounting-tax.ts';
import { invoiceAmounts } from './amounts.ts';
import type { InvoicesDeps } from './deps.ts';
import {
  correctionOf,
  type Invoice,
  type InvoiceBuyer,
  type InvoiceDocument,
  leftOfLines,
  lineOfPart,
  referenceTo,
  standingInvoice,
} from './invoice.ts';
import { issueDocument } from './issue-document.ts';
import { maySeeDocuments } from './may-see-documents.ts';
import { selectInvoice, selectInvoicesOfOrders } from './queries.ts';

const written = (most: number) =>
  z
    .string()
    .trim()
    .refine((value) => hasLength(value, { most }))
    .transform((value) => value || null);

/** The corrected details of a buyer. */
export const correctedBuyer = z.object({
  name: written(120),
  address: z.string().transform(writtenAddress).pipe(written(400)),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine((value) => value === '' || isCountry(value))
    .transform((value) => value || null),
  vatId: z
    .string()
    .toUpperCase()
    .transform((value) => value.replace(/[\s./-]/g, ''))
    // The lengths that `readVatId` accepts.
    .pipe(z.string().regex(/^([A-Z]{2}[0-9A-Z+*]{2,20})?$/))
    .transform((value) => value || null),
});

/**
 * Corrects a wrong invoice: issues a credit note for what is left of it, and a new invoice for the same to the right buyer, from
 * the seller as stored now. Prices and tax stay, because what was charged wrongly is refunded instead; so a country that is
 * taxed otherwise is refused (`tax_differs`). For staff with `invoices`; if the buyer was erased, with `books` as well.
 */
export async function correctInvoice(
  deps: InvoicesDeps,
  actor: Actor,
  { number, buyer }: { number: string; buyer: z.input<typeof correctedBuyer> },
): Promise<
  | { ok: true; invoice: Invoice; creditNote: Invoice }
  | { ok: false; error: 'not_allowed' | 'invoice_gone' | 'buyer_invalid' | 'tax_differs' | 'nothing_left' }
> {
  if (!(await mayAct(deps.db, actor, 'invoices'))) return { ok: false, error: 'not_allowed' };
  const corrected = correctedBuyer.safeParse(buyer);
  if (!corrected.success) return { ok: false, error: 'buyer_invalid' };
  return deps.db.transaction(async (tx) => {
    const wrong = await selectInvoice(tx, { number });
    const order = wrong && (await lockOrder(tx, wrong.orderId));
    if (!(await maySeeDocuments(tx, actor, order))) return { ok: false, error: 'not_allowed' };
    const issued = order ? await selectInvoicesOfOrders(tx, [order.id]) : [];
    // Somebody else may have corrected it already; credit notes, and invoices issued after one, can't be corrected.
    if (!wrong || !order || standingInvoice(issued)?.id !== wrong.id)
      return { ok: false, error: 'invoice_gone' };
    const { document } = wrong;
    if (!(await keepsItsTax(tx, order, document, corrected.data))) return { ok: false, error: 'tax_differs' };
    const left = leftOfLines(issued);
    const lines = document.lines.flatMap((line) => {
      const grossMinor = left.get(line.lineId) ?? 0;
      return grossMinor > 0 ? [lineOfPart(line, grossMinor)] : [];
    });
    if (lines.length === 0) return { ok: false, error: 'nothing_left' };
    const amounts = invoiceAmounts(lines, document.tax.rateBp, document.currency);
    const seller = (await findSeller(tx)) ?? document.seller;
    const of = { orderId: wrong.orderId, cause: correctionOf(wrong) };
    const { accounting: stated, ...as } = document;
    const common = { ...as, ...amounts, reason: 'correction', seller, couponCode: null } as const;
    const whole = accountingPart(stated, { beforeMinor: amounts.taxMinor, afterMinor: 0 });
    // If no rate was stored at that time, there may be one now.
    const accounting = whole.accounting ?? (await accountingTax(tx, deps, common));
    const about = referenceTo(wrong);
    const creditNote = await issueDocument(tx, deps, {
      ...of,
      document: { ...common, ...whole, kind: 'credit_note', about },
    });
    const invoice = await issueDocument(tx, deps, {
      ...of,
      document: {
        ...common,
        ...(accounting && { accounting }),
        ...{ kind: 'invoice', about, buyer: { ...document.buyer, ...corrected.data } },
      },
    });
    await writeAudit(tx, actor, {
      action: 'invoice.correct',
      subject: { kind: 'order', id: wrong.orderId },
      before: { invoice: number },
      after: { creditNote: creditNote.document.number, invoice: invoice.document.number },
      at: invoice.issuedAt,
    });
    return { ok: true, invoice, creditNote };
  });
}

/** Whether an invoice to the corrected buyer would have the same tax as the order. */
async function keepsItsTax(
  tx: Db,
  { placedAt }: Pick<Order, 'placedAt'>,
  { tax, buyer, seller }: InvoiceDocument,
  { country, vatId }: Pick<InvoiceBuyer, 'country' | 'vatId'>,
): Promise<boolean> {
  // The positive answer that allows the reverse charge is about this VAT id only.
  if (tax.scheme === 'reverse_charge') {
    return (
      country !== null && vatId === buyer.vatId && isReversed(seller, country, vatId ? { vatId } : undefined)
    );
  }
  if (country === buyer.country) return true;
  const there = await decideTax(tx, { country: country ?? undefined }, placedAt);
  return there.scheme === tax.scheme && there.rateBp === tax.rateBp;
}
