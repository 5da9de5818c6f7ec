import type { Db } from '@spindle/platform/database.ts';
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

/** Until when programs may use a licence whose time is over, because the shop is about to renew it; undefined if it is not. */
export type RenewalLeave = (db: Db, licence: Licence) => Promise<Date | undefined>;

/**
 * The licence as a program may use it now, or why it can't. Between the end of a paid period and the job that renews it, the
 * licence works until the end of its leave: nobody who pays is turned away because a job has to wait.
 */
export async function usableLicence(
  { db, renewalLeave }: { db: Db; renewalLeave?: RenewalLeave | undefined },
  licence: Licence,
  now: Date,
  pids?: string,
): Promise<{ ok: true; licence: Licence } | { ok: false; error: Problem }> {
  const error = problemOfLicence(licence, now, pids);
  if (!error) return { ok: true, licence };
  const worksUntil = error === 'licence_expired' ? await renewalLeave?.(db, licence) : undefined;
  return worksUntil ? { ok: true, licence: { ...licence, worksUntil } } : { ok: false, error };
}

/** The program's pids that the licence covers. */
export function usedBy(licence: Pick<Licence, 'pid' | 'alsoOpens'>, pids: string): string[] {
  const own = pids.split(',');
  return opensOf(licence).filter((pid) => own.includes(pid));
}
