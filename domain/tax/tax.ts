/**
 * domestic: the seller is registered in the buyer's country. oss: under the EU's one-stop shop. reverse_charge: the buyer, a
 * business in another member state, owes the tax. none: the seller collects no tax there.
 */
export const TAX_SCHEMES = ['domestic', 'oss', 'reverse_charge', 'none'] as const;
export type TaxScheme = (typeof TAX_SCHEMES)[number];

/**
 * stated: chosen by the buyer. network: country of the IP address that the order came from, as reported by the proxy. card: where
 * the card that paid was issued, as reported by the provider.
 */
export const PROOF_KINDS = ['stated', 'network', 'card'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** A proof of a buyer's country. */
export interface CountryProof {
  kind: ProofKind;
  /** ISO 3166 code. */
  country: string;
  notedAt: Date;
}

/** How an order is taxed. */
export interface TaxDecision {
  /** ISO 3166 code of the buyer's country; null if unknown. */
  country: string | null;
  scheme: TaxScheme;
  /** Basis points of the net amount: 1900 is 19 %. */
  rateBp: number;
}

/** A business buyer, as entered by them. */
export interface Business {
  company: string;
  /** As printed on the invoice, lines separated by line breaks. */
  address: string;
  /** With its country prefix, `FR40303265045`; null if they have none. */
  vatId: string | null;
}

/** A consumer as named on invoices, if staff have entered that in one. */
export interface Person {
  name: string | null;
  /** As printed, lines separated by line breaks. */
  address: string | null;
}

/** A stored positive answer of VIES. */
export interface VatCheck {
  id: string;
  vatId: string;
  /** The number by which VIES can confirm the answer later; null if the seller had no VAT id to ask with. */
  consultation: string | null;
  checkedAt: Date;
}
