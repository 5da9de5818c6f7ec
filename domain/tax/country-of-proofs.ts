import type { CountryProof } from './tax.ts';
import { isSameVatArea } from './vat-area.ts';

/**
 * Where a buyer is by what proves it: the country that two proofs agree on, whichever they are; the first one's, where they
 * say two that have the same tax. Undefined where each says something else, or there is only one.
 */
export function countryOfProofs(proofs: readonly Pick<CountryProof, 'country'>[]): string | undefined {
  return proofs.find(({ country }, index) =>
    proofs.slice(index + 1).some((other) => isSameVatArea(other.country, country)),
  )?.country;
}
