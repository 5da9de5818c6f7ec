import type { Licence } from '@spindle/domain/licences/licence.ts';

const ORDER: readonly Licence['state'][] = ['active', 'suspended', 'expired', 'revoked'];

/** What works first, what was withdrawn last; of one kind as they were, that is, newest first. */
export function byUse(licences: readonly Licence[]): Licence[] {
  return licences.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}
