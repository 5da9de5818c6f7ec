import type { TaxScheme } from '../tax/tax.ts';
import type { Conversion } from './exchange-rate.ts';

/**
 * What a row of the books is about. chargeback: a dispute that was lost, at what no credit note says. dispute_won: it
 * cost its fee, and gives back what its chargeback said where it was lost before.
 */
export type LedgerKind = 'invoice' | 'credit_note' | 'chargeback' | 'dispute_won';

/** Amounts are minor units, below zero where money goes back: the gross amounts of a currency add up to what stayed. */
export interface LedgerRow {
  /** A day of the seller's, `2026-11-20`. */
  day: string;
  kind: LedgerKind;
  /** Of the document; of a dispute the provider's id. */
  number: string;
  /** The invoice that a credit note is about, or the credit note that books a dispute's other part. */
  about: string | null;
  orderNumber: string;
  /** ISO 3166. */
  country: string | null;
  vatId: string | null;
  /** Null where no document says a tax; so are the amounts without and of it. */
  tax: { scheme: TaxScheme; rateBp: number; netMinor: number; taxMinor: number } | null;
  grossMinor: number;
  /** ISO 4217. */
  currency: string;
  /**
   * Into the currency of the books; at the rate that the document states, or else of the day of its sale; of a dispute that of
   * the bank's decision. Null where none is known.
   */
  conversion: Conversion | null;
  /** What the provider has kept and when it has sent the rest; null as long as it hasn't told. */
  settled: { feeMinor: number; currency: string; payoutId: string | null; paidOutOn: string | null } | null;
}
