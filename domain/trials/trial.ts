import type { Offer } from '../catalogue/offer.ts';

/** A product that somebody tries or has tried, on one computer. */
export interface Trial {
  id: string;
  memberId: string;
  pid: string;
  /** The product's line. Trying one product of a line counts as trying all of them. */
  productLine: Offer['productLine'];
  /** The computer's, as in `licences/activation`. */
  fingerprint: string;
  startedAt: Date;
}
