import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { reopenAccount } from '../close-account.ts';
import type { TooMany } from '../consume-limits.ts';
import { consumeLimits } from '../consume-limits.ts';
import { unblockDenied } from '../denial/block-denied.ts';
import { deleteDenialTokens, forgetDevices } from '../denial/queries.ts';
import type { AccountsDeps } from '../deps.ts';
import { passwordResetMail } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { deleteMailedLinks, deleteSessionsOf, deleteSignInMethods } from '../revoking/queries.ts';
import { SESSION_SECONDS } from '../sessions/auth.ts';
import { endLaterFactor } from '../two-factor/end-later-factor.ts';
import { revertibleAfter } from './address-code.ts';
import { type GivesBack, giveAddressBack, holdForAddress, untilSettled } from './give-address-back.ts';
import { findRevert, markRevertedSince } from './queries.ts';

interface Link {
  hash: string;
  changedAfter: Date;
}

/** Leaves the transaction without a trace: the link can be tried again. */
class AddressTaken extends Error {}

/**
 * Undoes a change of address with the link that went to the old one, also when it was changed again since. Whoever
 * follows it may have lost the account to somebody else: every session, password, way in and link of it ends, so does a
 * second factor that may be theirs, and a link that sets a new password is mailed. The rule of three days does not bind it. An account that has the old address by
 * now and that nobody has proved, as one of a guest who bought, becomes part of this one: the link has proved the address.
 * While the account there is somebody's, nothing changes and the link goes on working. A block ends that was there only because
 * nobody knew whose account it is.
 */
export async function revertAddressChange(
  deps: Pick<AccountsDeps, 'db' | 'jobs' | 'limits'> & GivesBack,
  { token, ip }: { token: string; ip: string },
): Promise<{ ok: true; email: string } | { ok: false; error: 'link_ended' | 'address_in_use' } | TooMany> {
  const limited = await consumeLimits(deps.limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const link = { hash: hashToken(token), changedAfter: revertibleAfter(deps.clock.now()) };
  const found = await findRevert(deps.db, link.hash, link.changedAfter);
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId, oldEmail: email } = found;
  try {
    const reverted = await untilSettled(deps.db, (tx) => revert(tx, deps, { memberId, email, link }));
    return reverted ? { ok: true, email } : { ok: false, error: 'link_ended' };
  } catch (thrown) {
    if (thrown instanceof AddressTaken) return { ok: false, error: 'address_in_use' };
    throw thrown;
  }
}

/** False when the link was used before. */
async function revert(
  tx: Db,
  deps: Pick<AccountsDeps, 'jobs'> & GivesBack,
  { memberId, email, link }: { memberId: string; email: string; link: Link },
): Promise<boolean> {
  const { jobs, clock } = deps;
  // First the members, and then the link, which another request may have used.
  const held = await holdForAddress(tx, { memberId, email });
  const { member } = held;
  const found = member && (await findRevert(tx, link.hash, link.changedAfter));
  if (!found) return false;
  const { changedAt } = found;
  // Whoever changed the address did so in a session that had begun by then.
  const since = new Date(changedAt.getTime() - SESSION_SECONDS * 1000);
  if (!(await giveAddressBack(tx, deps, held, since))) throw new AddressTaken();
  // Whoever was giving the address up has been waited for.
  const now = clock.now();
  // With it all later ones of the member.
  await markRevertedSince(tx, { memberId, since: changedAt, now });
  await unblockDenied(tx, member, now);
  // Whoever changed the address may have asked for the account's erasure, too.
  await reopenAccount(tx, memberId);
  await deleteSessionsOf(tx, memberId);
  await deleteMailedLinks(tx, memberId);
  await deleteSignInMethods(tx, memberId);
  // The mails of log-ins may have gone to somebody else meanwhile.
  await deleteDenialTokens(tx, memberId);
  await forgetDevices(tx, memberId, now);
  await endLaterFactor(tx, { jobs, clock }, { memberId, since });
  await jobs.send(tx, passwordResetMail, {
    email,
    locale: member.locale,
    requestId: randomUUID(),
    anew: true,
  });
  return true;
}
