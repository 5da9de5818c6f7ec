import type { Licence } from './licence.ts';

/** A product under the name that its licence was issued with. */
export type LicensedProduct = Pick<Licence, 'pid' | 'productName'>;

/** What licences are looked for by: products as they were issued, or a part of the key, whatever its hyphens and case. */
export interface LicencesLike {
  products: readonly LicensedProduct[];
  /** Undefined: keys are not looked at. */
  key: string | undefined;
}

/** The same for computers, by a part of their name as well. */
export type SeatsLike = LicencesLike & { device: string };
