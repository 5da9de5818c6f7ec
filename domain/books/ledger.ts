import type { TaxScheme } from '../tax/tax.ts';
import type { Conversion } from './exchange-rate.ts';

/**
 * What a row of the books is about. chargeback: a lost dispute, with the amount that no credit note is about. dispute_won: with
 * its fee and, if it was lost before, the amount of that chargeback given back.
 */
export type LedgerKind = 'invoice' | 'credit_note' | 'chargeback' | 'dispute_won';

/** Amounts are minor units, negative where money goes back: the gross amounts of a currency add up to what was kept. */
export interface LedgerRow {
  /** A day in the seller's time zone, `2026-11-20`. */
  day: string;
  kind: LedgerKind;
  /** Number of the document; for a dispute, the provider's id. */
  number: string;
  /** The invoice that a credit note is about, or the credit note that books a dispute's other part. */
  about: string | null;
  orderNumber: string;
  /** ISO 3166 code. */
  country: string | null;
  vatId: string | null;
  /** Scheme, rate, net amount and tax; null if no document states a tax. */
  tax: { scheme: TaxScheme; rateBp: number; netMinor: number; taxMinor: number } | null;
  grossMinor: number;
  /** ISO 4217. */
  currency: string;
  /**
   * The rate into the books' currency: that which the document states, else that of the day of its sale; for a dispute, that of
   * the day of the decision. Null if none is known.
   */
  conversion: Conversion | null;
  /** The provider's fee and payout; null until it has reported them. */
  settled: { feeMinor: number; currency: string; payoutId: string | null; paidOutOn: string | null } | null;
}
