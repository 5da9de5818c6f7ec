import type { TooMany } from '../../accounts/consume-limits.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { mayAct } from '../may-act.ts';
import { checkStaffFactor } from './give-staff-factor.ts';
import { deleteFactor, lockFactor } from './queries.ts';
import type { StaffFactorDeps } from './staff-factor.ts';

/**
 * Ends a second factor: one's own, with a code given in the same request, unless the shop requires one; or, with the
 * permission `roles`, that of a colleague who has lost app and recovery codes. Sessions that it let in are closed again.
 */
export async function endStaffFactor(
  deps: StaffFactorDeps,
  actor: Actor,
  { staffId, code = '' }: { staffId: string; code?: string },
): Promise<
  | { ok: true }
  | { ok: false; error: 'not_allowed' | 'factor_required' | 'factor_off' | 'code_wrong' }
  | TooMany
> {
  const { db, clock, staffTwoFactor } = deps;
  if (actor.kind !== 'staff') return { ok: false, error: 'not_allowed' };
  const isOwn = actor.staffId === staffId;
  if (isOwn && staffTwoFactor === 'required') return { ok: false, error: 'factor_required' };
  if (isOwn) {
    const checked = await checkStaffFactor(deps, staffId, code);
    if (!checked.ok) return checked;
  }
  return db.transaction(async (tx) => {
    if (!isOwn && !(await mayAct(tx, actor, 'roles'))) return { ok: false, error: 'not_allowed' };
    await lockFactor(tx, staffId);
    if (!(await deleteFactor(tx, staffId))) return { ok: false, error: 'factor_off' };
    await writeAudit(tx, actor, {
      action: 'staff.end_second_factor',
      subject: { kind: 'staff', id: staffId },
      before: { secondFactor: true },
      after: { secondFactor: false },
      at: clock.now(),
    });
    return { ok: true };
  });
}
