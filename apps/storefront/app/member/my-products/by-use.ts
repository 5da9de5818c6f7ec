import type { Licence } from '@spindle/domain/licences/licence.ts';

const ORDER: readonly Licence['state'][] = ['active', 'suspended', 'expired', 'revoked'];

/** Working licences first, revoked ones last; licences of one kind keep their order, which is newest first. */
export function byUse(licences: readonly Licence[]): Licence[] {
  return licences.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}
