import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { reopenAccount } from '../../accounts/close-account.ts';
import { consumeLimits, type TooMany } from '../../accounts/consume-limits.ts';
import { CODE_BY_IP } from '../../accounts/limits.ts';
import { deleteErasure, deleteUndoTokens, findUndo, holdMember } from './queries.ts';
import { hashOfUndo } from './undo-link.ts';

/**
 * Undoes an erasure with the link of its mail, once, until it is due. The member's ways in work again. Sessions stay ended and
 * subscriptions cancelled: members resume those themselves, since a link must not cause new charges.
 */
export async function undoErasure(
  { db, clock, limits }: { db: Db; clock: Clock; limits: Limits },
  { token, ip }: { token: string; ip: string },
): Promise<{ ok: true; email: string } | { ok: false; error: 'link_ended' } | TooMany> {
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const tokenHash = hashOfUndo(token);
  const found = await findUndo(db, tokenHash, clock.now());
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId } = found;
  return db.transaction(async (tx) => {
    // Locks the member first, as the erasure does, so that the second of the two finds the first one done.
    await holdMember(tx, memberId);
    const standing = await findUndo(tx, tokenHash, clock.now());
    if (!standing) return { ok: false, error: 'link_ended' };
    await reopenAccount(tx, memberId);
    await deleteErasure(tx, memberId);
    await deleteUndoTokens(tx, memberId);
    return { ok: true, email: standing.email };
  });
}
