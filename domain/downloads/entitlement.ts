import { isBought, type Licence, opensOf } from '../licences/licence.ts';
import type { Release } from './release.ts';

/**
 * Whether a licence brings a release: one of a product that it opens and that came out by the end of its updates. Who tries a product
 * gets what everybody may have. An expired licence keeps what it had, one that was stopped or taken back brings nothing.
 * @param licence with its state as of now
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
