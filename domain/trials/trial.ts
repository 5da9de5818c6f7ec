import type { Offer } from '../catalogue/offer.ts';

/** A product that somebody tries or has tried, on one computer. */
export interface Trial {
  id: string;
  memberId: string;
  pid: string;
  /** Of the product; who has tried one of a line has tried them all. */
  productLine: Offer['productLine'];
  /** Of the computer, as in `licences/activation`. */
  fingerprint: string;
  startedAt: Date;
}
