import { type Licence, opensOf, stateAt } from '../licence.ts';
import type { ActivationError } from './errors.ts';

type Problem = Extract<ActivationError, `licence_${'expired' | 'suspended' | 'revoked' | 'other_product'}`>;

/**
 * Why a licence can't be used now; undefined if it can.
 * @param pids pids of the program, separated by commas; if undefined, the product is not checked
 */
export function problemOfLicence(
  licence: Pick<Licence, 'state' | 'worksUntil' | 'pid' | 'alsoOpens'>,
  now: Date,
  pids?: string,
): Problem | undefined {
  if (pids !== undefined && usedBy(licence, pids).length === 0) return 'licence_other_product';
  const state = stateAt(licence, now);
  return state === 'active' ? undefined : `licence_${state}`;
}

/** The program's pids that the licence covers. */
export function usedBy(licence: Pick<Licence, 'pid' | 'alsoOpens'>, pids: string): string[] {
  const own = pids.split(',');
  return opensOf(licence).filter((pid) => own.includes(pid));
}
