import type { Licence } from './licence.ts';

/** A product with the name that its licence was issued with. */
export type LicensedProduct = Pick<Licence, 'pid' | 'productName'>;

/** A search for licences: by products as issued, or by a part of the key, ignoring hyphens and case. */
export interface LicencesLike {
  products: readonly LicensedProduct[];
  /** Undefined: keys are not searched. */
  key: string | undefined;
}

/** A search for computers: the same, or by a part of their name. */
export type SeatsLike = LicencesLike & { device: string };
