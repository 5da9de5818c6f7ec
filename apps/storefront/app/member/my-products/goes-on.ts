import { isBought, type Licence, opensOf } from '@spindle/domain/licences/licence.ts';
import { renewedPid } from './renewal-of.ts';

type Held = Pick<Licence, 'pid' | 'alsoOpens' | 'licenceType' | 'state' | 'worksUntil'>;

/**
 * Whether another of the member's licences goes on working after this one's end, so that nothing has to be bought in its
 * place: one for the same product, for the product that renews it, or for a bundle that opens one of them. Trials do not
 * count.
 * @param licences the member's
 */
export function goesOn(
  { pid, worksUntil }: Pick<Held, 'pid' | 'worksUntil'>,
  licences: readonly Held[],
): boolean {
  if (worksUntil === null) return false;
  const pids = [pid, renewedPid(pid)];
  return licences.some(
    (other) =>
      other.state === 'active' &&
      isBought(other) &&
      opensOf(other).some((opened) => pids.includes(opened)) &&
      (other.worksUntil === null || other.worksUntil > worksUntil),
  );
}
