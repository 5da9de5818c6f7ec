/** How long a licence works (spec §9). `Lifetime+5PC` is a lifetime licence with five seats. */
export const LICENCE_TYPES = ['1M', '1Y', 'LFT', 'Lifetime+5PC'] as const;
export type LicenceType = (typeof LICENCE_TYPES)[number];

/** The types that end unless they are renewed. */
export const TERMS = ['1M', '1Y'] as const satisfies readonly LicenceType[];
export type Term = (typeof TERMS)[number];

/** Lifetime licences never stop working (spec §9, `Lifetime+5PC` included). */
export function isLifetime(licenceType: LicenceType): licenceType is Exclude<LicenceType, Term> {
  return licenceType === 'LFT' || licenceType === 'Lifetime+5PC';
}
