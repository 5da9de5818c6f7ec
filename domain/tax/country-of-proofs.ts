import type { CountryProof } from './tax.ts';
import { isSameVatArea } from './vat-area.ts';

/**
 * The country that two of a buyer's proofs agree on; if these name two countries with the same tax, the first one's. Undefined if
 * no two agree, or if there is only one.
 */
export function countryOfProofs(proofs: readonly Pick<CountryProof, 'country'>[]): string | undefined {
  return proofs.find(({ country }, index) =>
    proofs.slice(index + 1).some((other) => isSameVatArea(other.country, country)),
  )?.country;
}
