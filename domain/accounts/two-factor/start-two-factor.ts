import type { AccountsDeps } from '../deps.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { openPending, sealPending } from './pending-totp.ts';
import { findTotp, keepPendingTotp } from './queries.ts';
import { newTotpSecret } from './totp.ts';

/** Creates a secret for the member's app; its first code turns it on (`confirmTwoFactor`). */
export async function startTwoFactor(
  { db, clock, secret }: Pick<AccountsDeps, 'db' | 'clock' | 'secret'>,
  member: AskingMember,
): Promise<{ ok: true } | { ok: false; error: 'factor_required' }> {
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  const { memberId } = member;
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // Asking again keeps the secret: an app may have it already.
    if (openPending(secret, await findTotp(tx, memberId, 'pending'), member) !== undefined) return;
    await keepPendingTotp(tx, { memberId, sealed: sealPending(secret, newTotpSecret(), member) });
  });
  return { ok: true };
}
