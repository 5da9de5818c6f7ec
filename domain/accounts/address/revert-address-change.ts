import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { TooMany } from '../consume-limits.ts';
import { consumeLimits } from '../consume-limits.ts';
import { blockDenied, unblockDenied } from '../denial/block-denied.ts';
import { deleteDenialTokens, deleteDenialTokensSince } from '../denial/queries.ts';
import { shutOut } from '../denial/shut-out.ts';
import type { AccountsDeps } from '../deps.ts';
import { passwordResetMail } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { revertibleAfter } from './address-code.ts';
import {
  doubtedSince,
  type GivesBack,
  giveAddressBack,
  holdForAddress,
  untilSettled,
} from './give-address-back.ts';
import { findRevert, markRevertedSince } from './queries.ts';

interface Link {
  hash: string;
  changedAfter: Date;
}

/**
 * Undoes a change of address with the link that went to the old one, even if the address was changed again since. Whoever
 * follows the link may have lost the account to an intruder: all its sessions, passwords, ways in and links end, a second
 * factor that may be the intruder's too, and a link that sets a new password is mailed. The wait of three days does not apply.
 * If an account that nobody has proved has the old address now, such as that of a guest who bought, it is merged into this
 * one: the link has proved the address. While the account there is somebody's, the present one keeps its present address and
 * the link goes on working: meanwhile nobody can log in to the account, as after a denied log-in (`denial/deny-sign-in.ts`),
 * and no new password is mailed. A block that was there only because its owner was in doubt ends.
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
  const became = await untilSettled(deps.db, (tx) => revert(tx, deps, { memberId, email, link }));
  return became === 'reverted' ? { ok: true, email } : { ok: false, error: became };
}

async function revert(
  tx: Db,
  deps: Pick<AccountsDeps, 'jobs'> & GivesBack,
  { memberId, email, link }: { memberId: string; email: string; link: Link },
): Promise<'reverted' | 'link_ended' | 'address_in_use'> {
  const { jobs, clock } = deps;
  // Locks first the members and then reads the link, which another request may have used.
  const held = await holdForAddress(tx, { memberId, email });
  const { member } = held;
  const found = member && (await findRevert(tx, link.hash, link.changedAfter));
  if (!found) return 'link_ended';
  const { changedAt } = found;
  const since = doubtedSince(changedAt);
  const isBack = await giveAddressBack(tx, deps, held, since);
  // Read the clock now: giving the address back may have waited for the account that had it.
  const now = clock.now();
  // The mails about log-ins may have gone to an intruder. While the owner is in doubt, the link of a later change must not end
  // links that went to an earlier address.
  if (isBack) await deleteDenialTokens(tx, memberId);
  else await deleteDenialTokensSince(tx, memberId, changedAt);
  await shutOut(tx, { jobs, clock }, { memberId, since });
  if (!isBack) {
    await blockDenied(tx, member, { since: changedAt, email, at: now });
    return 'address_in_use';
  }
  // All later changes are undone with it.
  await markRevertedSince(tx, { memberId, since: changedAt, now });
  await unblockDenied(tx, member, now);
  await jobs.send(tx, passwordResetMail, {
    email,
    locale: member.locale,
    requestId: randomUUID(),
    anew: true,
  });
  return 'reverted';
}
