import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Conversion } from '../books/exchange-rate.ts';
import type { OrderReduction } from '../orders/reductions.ts';
import type { Seller } from '../seller/seller.ts';
import type { TaxScheme } from '../tax/tax.ts';

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * Why a document was issued. order: the order was fulfilled. refund, dispute: the order was refunded or charged back.
 * refund_failed: a bank has returned a refund. dispute_won: a bank has given back what it took. correction: the invoice before
 * was wrong.
 */
export type InvoiceReason = 'order' | 'refund' | 'dispute' | 'refund_failed' | 'dispute_won' | 'correction';

/** The buyer, as a document names them. */
export interface InvoiceBuyer {
  /** A company's or a person's name; null if unknown. */
  name: string | null;
  /** Lines separated by line breaks. */
  address: string | null;
  /** ISO 3166 code. */
  country: string | null;
  /** With its country prefix. */
  vatId: string | null;
  email: string;
}

/** Amounts are minor units, for the whole line. */
export interface InvoiceLine {
  /** Id of the order line. */
  lineId: string;
  /** The product's name when it was bought. */
  name: string;
  licenceType: LicenceType;
  quantity: number;
  /** Before reductions; null in documents about a part of the price. */
  listMinor: number | null;
  /** The reductions from the list price; documents of older versions have none, see their `couponCode`. */
  reductions?: readonly OrderReduction[];
  grossMinor: number;
  netMinor: number;
  taxMinor: number;
  /** First and last day of the subscription period, in the seller's time zone; left out for other lines. */
  period?: { from: string; through: string };
}

/** The tax of a document in the currency that the seller files in, at a reference rate of the European Central Bank. */
export interface AccountingTax {
  /** Minor units of `conversion.to`. */
  taxMinor: number;
  conversion: Conversion;
}

/**
 * The contents of a document as of the day of issue: later changes of seller, prices or products do not affect it. Amounts are
 * positive in credit notes, too.
 */
export interface InvoiceDocument {
  kind: InvoiceKind;
  number: string;
  /** Issued while the shop was a sandbox: no money has moved. */
  demo: boolean;
  reason: InvoiceReason;
  /** A day in the seller's time zone, `2026-12-31`, like the next two. */
  issuedOn: string;
  orderedOn: string;
  deliveredOn: string;
  locale: Locale;
  /** ISO 4217. */
  currency: string;
  seller: Seller;
  buyer: InvoiceBuyer;
  orderNumber: string;
  /** The coupon, if it is the only thing that has lowered prices. Newer documents also name reductions per line. */
  couponCode: string | null;
  /** The invoices that the credit in its line comes from; left out if there is none, or if it has several lines. */
  creditedFrom?: readonly string[];
  /** The document that this one is about: the invoice that it credits, or the document that it corrects. */
  about: { number: string; issuedOn: string } | null;
  /**
   * The tax of the whole document, which has one rate: that of the buyer's country when they ordered, even if the buyer was
   * corrected later. Documents of older versions have no country here.
   */
  tax: {
    country?: string | null;
    scheme: TaxScheme;
    rateBp: number;
    /** Number of the seller's tax registration in another country, if the tax is collected under it; else left out. */
    number?: string;
  };
  /** At least one. */
  lines: readonly InvoiceLine[];
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
  /** For a domestic sale in another currency than the seller files in; left out if no rate was stored. */
  accounting?: AccountingTax;
}

/** An issued document. */
export interface Invoice {
  id: string;
  orderId: string;
  /**
   * Its cause, which issues one document of each kind: `order <id>`, `refund <id>`, `dispute <id>` (if lost again,
   * `dispute <id> 2`), `correction <id of the wrong document>`.
   */
  cause: string;
  issuedAt: Date;
  document: InvoiceDocument;
}

/** `INV-2026-000001`, `CN-2026-000001`; numbers of a sandbox begin with `DEMO-`. */
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

/** The valid invoice: the order's original, or the one that has replaced it. */
export function standingInvoice(issued: readonly Invoice[]): Invoice | undefined {
  return issued.find((invoice) => {
    const { kind, reason } = invoice.document;
    const corrected = issued.some(({ cause }) => cause === correctionOf(invoice));
    return kind === 'invoice' && (reason === 'order' || reason === 'correction') && !corrected;
  });
}

/** What was invoiced and not credited of each line of an order, minor units, by line id. */
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

/** A line of an issued document for a document about a part of its money, without list price and reductions. */
export function lineOfPart({ reductions: _, ...line }: InvoiceLine, grossMinor: number): InvoiceLine {
  return { ...line, listMinor: null, grossMinor };
}

/** A reference to this document, for another one. */
export function referenceTo({ document: { number, issuedOn } }: Invoice): {
  number: string;
  issuedOn: string;
} {
  return { number, issuedOn };
}
