import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { endLinksOfBefore } from '../accounts/denial/block-denied.ts';
import { isInDoubt } from '../accounts/denial/owner-in-doubt.ts';
import { blockAccount } from '../accounts/desk/block-account.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { memberReason } from './member-reason.ts';

type BlockProblem = 'not_allowed' | 'not_found' | 'reason_missing' | 'as_it_is';

/**
 * Blocks a member or unblocks them. Their sessions end at once, and no way in leads to a new one. What was bought goes on
 * working, and what the law grants everybody without a log-in stays open: cancelling and withdrawing. If the account's owner
 * was in doubt, unblocking decides that it belongs to whoever has its present address.
 */
export async function blockMember(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { memberId, blocked, reason }: { memberId: string; blocked: boolean; reason: string },
): Promise<{ ok: true } | { ok: false; error: BlockProblem }> {
  const why = memberReason.safeParse(reason);
  return db.transaction(async (tx) => {
    if (!(await mayAct(tx, actor, 'member_access'))) return { ok: false, error: 'not_allowed' };
    if (!why.success) return { ok: false, error: 'reason_missing' };
    const at = clock.now();
    const before = await blockAccount(tx, memberId, blocked ? { at, reason: why.data } : null);
    if (!before) return { ok: false, error: 'not_found' };
    if ((before.blockedAt !== null) === blocked) return { ok: false, error: 'as_it_is' };
    const endedLinks = !blocked && isInDoubt(before) ? await endLinksOfBefore(tx, memberId, at) : undefined;
    await writeAudit(tx, actor, {
      action: blocked ? 'member.block' : 'member.unblock',
      subject: { kind: 'member', id: memberId },
      before: { blocked: !blocked, reason: before.blockedReason },
      after: { blocked, reason: why.data, ...(endedLinks !== undefined && { endedLinks }) },
      at,
    });
    return { ok: true };
  });
}
