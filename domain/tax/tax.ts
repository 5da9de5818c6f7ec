/**
 * domestic: the seller is registered in the buyer's country. oss: registered once for all of the European Union.
 * reverse_charge: the buyer, a business in another member state, owes the tax. none: the seller collects none there.
 */
export const TAX_SCHEMES = ['domestic', 'oss', 'reverse_charge', 'none'] as const;
export type TaxScheme = (typeof TAX_SCHEMES)[number];

/**
 * stated: chosen by the buyer. network: the country of the address that the order came from, as the proxy tells it. card:
 * where the card that paid was issued, as the provider tells it.
 */
export const PROOF_KINDS = ['stated', 'network', 'card'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Something that says where a buyer is. */
export interface CountryProof {
  kind: ProofKind;
  /** ISO 3166 code. */
  country: string;
  notedAt: Date;
}

/** How an order is taxed. */
export interface TaxDecision {
  /** ISO 3166 code of the buyer's country; null where nobody knows it. */
  country: string | null;
  scheme: TaxScheme;
  /** Basis points of the net amount: 1900 is 19 %. */
  rateBp: number;
}

/** A buyer who buys as a business, in their own words. */
export interface Business {
  company: string;
  /** As it is printed on the invoice, line by line. */
  address: string;
  /** With the country in front, `FR40303265045`; null where they have none. */
  vatId: string | null;
}

/** A consumer as their invoices name them, once staff have written that into one. */
export interface Person {
  name: string | null;
  /** As it is printed, line by line. */
  address: string | null;
}

/** A positive answer of VIES, which is kept. */
export interface VatCheck {
  id: string;
  vatId: string;
  /** The number under which the answer can be found again; null where the seller could not say who asks. */
  consultation: string | null;
  checkedAt: Date;
}
