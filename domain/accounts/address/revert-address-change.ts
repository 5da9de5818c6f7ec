import { randomUUID } from 'node:crypto';
import type { TooMany } from '../consume-limits.ts';
import { consumeLimits } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { passwordResetMail } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { deletePasswordTokens, deleteSessionsOf, deleteSignInMethods, lockMember } from '../queries.ts';
import { revertibleAfter } from './address-code.ts';
import { findRevert, moveAddress, takeRevert } from './queries.ts';

/** Leaves the transaction without a trace: the link can be tried again. */
class AddressTaken extends Error {}

/**
 * Undoes a change of address with the link that went to the old one, also when it was changed again since. Whoever
 * follows it may have lost the account to somebody else: every session, password, way in and link of it ends, and a
 * link that sets a new password is mailed. The rule of three days does not bind it. While another account has the old
 * address, as one of a guest who bought may, nothing changes and the link goes on working.
 */
export async function revertAddressChange(
  { db, clock, jobs, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { token, ip }: { token: string; ip: string },
): Promise<{ ok: true; email: string } | { ok: false; error: 'link_ended' | 'address_in_use' } | TooMany> {
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const now = clock.now();
  const link = hashToken(token);
  const changedAfter = revertibleAfter(now);
  const found = await findRevert(db, link, changedAfter);
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId, oldEmail } = found;
  const revert = db.transaction(async (tx) => {
    // First the member, as every change of an address does, and then the link, which another request may have used.
    const member = await lockMember(tx, memberId);
    if (!member || !(await takeRevert(tx, link, { now, changedAfter }))) return 'link_ended' as const;
    if (!(await moveAddress(tx, memberId, oldEmail))) throw new AddressTaken();
    await deleteSessionsOf(tx, memberId);
    await deletePasswordTokens(tx, memberId);
    await deleteSignInMethods(tx, memberId);
    await jobs.send(tx, passwordResetMail, {
      email: oldEmail,
      locale: member.locale,
      requestId: randomUUID(),
    });
    return undefined;
  });
  const error = await revert.catch((thrown: unknown) => {
    if (thrown instanceof AddressTaken) return 'address_in_use' as const;
    throw thrown;
  });
  return error ? { ok: false, error } : { ok: true, email: oldEmail };
}
