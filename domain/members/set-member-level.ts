import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import { setLevel } from '../accounts/desk/set-level.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';

/** The meaning of the levels is up to the shop; 0 is none. */
export const MOST_LEVEL = 999;
const level = z.int().min(0).max(MOST_LEVEL);

/** Sets a customer's level (`vip`, spec §3), which their pages are told. */
export async function setMemberLevel(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { memberId, level: asked }: { memberId: string; level: number },
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'not_found' | 'level_invalid' | 'as_it_is' }> {
  const given = level.safeParse(asked);
  return db.transaction(async (tx) => {
    if (!(await mayAct(tx, actor, 'member_access'))) return { ok: false, error: 'not_allowed' };
    if (!given.success) return { ok: false, error: 'level_invalid' };
    const at = clock.now();
    const before = await setLevel(tx, memberId, { level: given.data, at });
    if (before === undefined) return { ok: false, error: 'not_found' };
    if (before === given.data) return { ok: false, error: 'as_it_is' };
    await writeAudit(tx, actor, {
      ...{ action: 'member.level', subject: { kind: 'member', id: memberId }, at },
      before: { level: before },
      after: { level: given.data },
    });
    return { ok: true };
  });
}
