import { isBought, type Licence, opensOf } from '../licences/licence.ts';
import type { Release } from './release.ts';

/**
 * Whether a licence includes a release: the product must be one that it opens, and the release must have come out by the end of
 * its updates. A trial includes the builds for everybody, a bought licence those for licensed members. An expired licence still
 * includes the releases it had; a suspended or revoked one includes none.
 * @param licence with its current state
 */
export function isEntitled(
  release: Pick<Release, 'pid' | 'build' | 'releasedAt'>,
  licence: Pick<Licence, 'pid' | 'alsoOpens' | 'licenceType' | 'state' | 'updatesUntil'>,
): boolean {
  const { state, updatesUntil } = licence;
  if (!opensOf(licence).includes(release.pid) || (state !== 'active' && state !== 'expired')) return false;
  if (release.build === (isBought(licence) ? 'trial' : 'licensed')) return false;
  return updatesUntil === null || release.releasedAt <= updatesUntil;
}
