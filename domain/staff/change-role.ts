import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from './may-act.ts';
import { lockRole, replaceRole, selectLimits, selectPermissions } from './queries.ts';
import { type Role, role as roleSchema } from './role.ts';

/**
 * Sets what a role may do from now on. For staff with `roles`, which administrators can't lose, so that too narrow a change
 * can be undone.
 */
export async function changeRole(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: Role,
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'role_invalid' | 'admins_keep_roles' }> {
  const parsed = roleSchema.safeParse(input);
  return db.transaction(async (tx) => {
    await lockRole(tx, input.role);
    if (!(await mayAct(tx, actor, 'roles'))) return { ok: false, error: 'not_allowed' };
    if (!parsed.success) {
      const keeps = parsed.error.issues.some(({ message }) => message === 'admins_keep_roles');
      return { ok: false, error: keeps ? 'admins_keep_roles' : 'role_invalid' };
    }
    const { data } = parsed;
    const before = {
      permissions: await selectPermissions(tx, data.role),
      refundLimits: await selectLimits(tx, data.role),
    };
    await replaceRole(tx, data);
    await writeAudit(tx, actor, {
      action: 'role.change',
      subject: { kind: 'role', id: data.role },
      before: audited(before),
      after: audited(data),
      at: clock.now(),
    });
    return { ok: true };
  });
}

const audited = ({ permissions, refundLimits }: Pick<Role, 'permissions' | 'refundLimits'>) => ({
  permissions: permissions.toSorted(),
  refundLimits: refundLimits.map(({ currency, maxMinor }) => `${currency} ${maxMinor ?? 'all'}`).toSorted(),
});
