import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type Licence, opensOf, stateAt } from './licence.ts';
import { selectLicencesOfMember } from './queries.ts';

/**
 * A member's licences, newest first, each with its state as of now.
 * @param product returns only licences that cover this product (pid).
 */
export async function licencesOfMember(
  deps: { db: Db; clock: Clock },
  { memberId, product }: { memberId: string; product?: string | undefined },
): Promise<Licence[]> {
  const now = deps.clock.now();
  const all = await selectLicencesOfMember(deps.db, memberId);
  return all
    .filter((licence) => product === undefined || opensOf(licence).includes(product))
    .map((licence) => ({ ...licence, state: stateAt(licence, now) }));
}
