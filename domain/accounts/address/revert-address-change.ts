import { randomUUID } from 'node:crypto';
import type { TooMany } from '../consume-limits.ts';
import { consumeLimits } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { passwordResetMail } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { hashToken } from '../passwords/create-password-token.ts';
import {
  deletePasswordTokens,
  deleteSessionsOf,
  deleteSignInMethods,
  findMember,
  lockMember,
} from '../queries.ts';
import { revertibleAfter } from './address-code.ts';
import { moveAddress, takeRevert } from './queries.ts';

/** Leaves the transaction without a trace: the link can be tried again. */
class AddressTaken extends Error {}

/**
 * Undoes a change of address with the link that went to the old one, also when it was changed again since. Whoever
 * follows it may have lost the account to somebody else: every session, password, way in and link of it ends, and a
 * link that sets a new password is mailed. The rule of three days does not bind it.
 */
export async function revertAddressChange(
  { db, clock, jobs, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { token, ip }: { token: string; ip: string },
): Promise<{ ok: true; email: string } | { ok: false; error: 'link_ended' } | TooMany> {
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const now = clock.now();
  const reverting = db.transaction(async (tx) => {
    const change = await takeRevert(tx, hashToken(token), { now, changedAfter: revertibleAfter(now) });
    if (!change) return undefined;
    const { memberId, oldEmail } = change;
    await lockMember(tx, memberId);
    // Somebody may have an account with the old address since; staff can see to that, and the link still works.
    if (!(await moveAddress(tx, memberId, oldEmail))) throw new AddressTaken();
    await deleteSessionsOf(tx, memberId);
    await deletePasswordTokens(tx, memberId);
    await deleteSignInMethods(tx, memberId);
    const member = await findMember(tx, memberId);
    if (!member) throw new Error('a locked member vanished');
    await jobs.send(tx, passwordResetMail, {
      email: oldEmail,
      locale: member.locale,
      requestId: randomUUID(),
    });
    return oldEmail;
  });
  const email = await reverting.catch((error) => {
    if (error instanceof AddressTaken) return undefined;
    throw error;
  });
  return email === undefined ? { ok: false, error: 'link_ended' } : { ok: true, email };
}
