import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Conversion } from '../books/exchange-rate.ts';
import type { OrderReduction } from '../orders/reductions.ts';
import type { Seller } from '../seller/seller.ts';
import type { TaxScheme } from '../tax/tax.ts';

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * Why a document was issued. order: it was fulfilled. refund, dispute: money of it went back. refund_failed: a bank has
 * returned a refund. dispute_won: a bank has given back what it took. correction: the one before it was wrong.
 */
export type InvoiceReason = 'order' | 'refund' | 'dispute' | 'refund_failed' | 'dispute_won' | 'correction';

/** Who buys, as a document names them. */
export interface InvoiceBuyer {
  /** A company's name, or a person's; null where nobody has said it. */
  name: string | null;
  /** Line by line. */
  address: string | null;
  /** ISO 3166. */
  country: string | null;
  /** With the country's letters. */
  vatId: string | null;
  email: string;
}

/** Amounts in minor units, of the whole line. */
export interface InvoiceLine {
  /** Of the order. */
  lineId: string;
  /** As it was called when it was bought. */
  name: string;
  licenceType: LicenceType;
  quantity: number;
  /** Before reductions; null where the document is not about the first price. */
  listMinor: number | null;
  /** From the list price to what it costs; documents of older versions have none, see `couponCode` there. */
  reductions?: readonly OrderReduction[];
  grossMinor: number;
  netMinor: number;
  taxMinor: number;
  /** What a subscription was paid for: its first and its last day, the seller's; left out where it is none. */
  period?: { from: string; through: string };
}

/** The tax of a document in the currency that the seller files in, at a reference rate of the European Central Bank. */
export interface AccountingTax {
  /** Minor units of `conversion.to`. */
  taxMinor: number;
  conversion: Conversion;
}

/**
 * What a document says, as it was on the day of issue: later changes of seller, prices or products change nothing in
 * it. Amounts are positive in credit notes, too.
 */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  /** Made while the shop was a sandbox: no money has moved. */
  demo: boolean;
  reason: InvoiceReason;
  /** A day of the seller's, `2026-12-31`; the next two are, too. */
  issuedOn: string;
  orderedOn: string;
  deliveredOn: string;
  locale: Locale;
  /** ISO 4217. */
  currency: string;
  seller: Seller;
  buyer: InvoiceBuyer;
  orderNumber: string;
  /** What alone has lowered every line that costs less than its list price; documents of today say it line by line as well. */
  couponCode: string | null;
  /** The invoices whose money is credited in its line; left out where there are none, or several lines. */
  creditedFrom?: readonly string[];
  /** The document that this one is about: the invoice that it credits, what it puts right. */
  about: { number: string; issuedOn: string } | null;
  /**
   * Of the whole document, which has one rate: that of the buyer's country when they ordered, also where the buyer was
   * corrected later. Documents of older versions don't repeat the country.
   */
  tax: {
    country?: string | null;
    scheme: TaxScheme;
    rateBp: number;
    /** Of the registration in another country than the seller's that the tax is collected under; left out elsewhere. */
    number?: string;
  };
  /** At least one. */
  lines: readonly InvoiceLine[];
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
  /** Of a domestic sale in another currency than the seller files in; left out where no rate was kept. */
  accounting?: AccountingTax;
}

/** A document that was issued. */
export interface Invoice {
  id: string;
  orderId: string;
  /** What brought it about, once: `order <id>`, `refund <id>`, `dispute <id>` (lost once more, `dispute <id> 2`), `correction <id of the wrong one>`. */
  cause: string;
  issuedAt: Date;
  document: InvoiceDocument;
}

/** `INV-2026-000001`, `CN-2026-000001`; a sandbox's begin with `DEMO-`. */
export function invoiceNumber({
  demo,
  kind,
  year,
  sequence,
}: {
  demo: boolean;
  kind: InvoiceKind;
  year: number;
  sequence: number;
}): string {
  const letters = { invoice: 'INV', credit_note: 'CN' }[kind];
  return `${demo ? 'DEMO-' : ''}${letters}-${year}-${String(sequence).padStart(6, '0')}`;
}

export const correctionOf = ({ id }: Pick<Invoice, 'id'>): string => `correction ${id}`;

/** The invoice that stands: the order's own, or what has taken its place. */
export function standingInvoice(issued: readonly Invoice[]): Invoice | undefined {
  return issued.find((invoice) => {
    const { kind, reason } = invoice.document;
    const corrected = issued.some(({ cause }) => cause === correctionOf(invoice));
    return kind === 'invoice' && (reason === 'order' || reason === 'correction') && !corrected;
  });
}

/** What is invoiced of each line of an order and not credited, minor units, by line. */
export function leftOfLines(issued: readonly Invoice[]): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  for (const { document } of issued) {
    const sign = document.kind === 'invoice' ? 1 : -1;
    for (const { lineId, grossMinor } of document.lines) {
      left.set(lineId, (left.get(lineId) ?? 0) + sign * grossMinor);
    }
  }
  return left;
}

/** A line of an issued document in another one that is about a part of its money: what led to the first price is not repeated. */
export function lineOfPart({ reductions: _, ...line }: InvoiceLine, grossMinor: number): InvoiceLine {
  return { ...line, listMinor: null, grossMinor };
}

/** How another document refers to this one. */
export function referenceTo({ document: { number, issuedOn } }: Invoice): {
  number: string;
  issuedOn: string;
} {
  return { number, issuedOn };
}
