import type { LicenceType } from './offer.ts';

/** Lifetime licences never stop working (spec §9, `Lifetime+5PC` included). */
export function isLifetime(licenceType: LicenceType): boolean {
  return licenceType === 'LFT' || licenceType === 'Lifetime+5PC';
}
