import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import {
  type GivesBack,
  giveAddressBack,
  holdForAddress,
  MovedOn,
  untilSettled,
} from '../address/give-address-back.ts';
import { markRevertedSince, selectAddressLeftSince } from '../address/queries.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { passwordResetMail } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { findMember } from '../queries.ts';
import { blockDenied, unblockDenied } from './block-denied.ts';
import { deleteDenialTokensSince, findDenialToken, takeDenialToken } from './queries.ts';
import { shutOut } from './shut-out.ts';

/**
 * Says "that wasn't me" to a log-in, with the link in its mail. Whoever logged in knows a way in, so every session, link and
 * way in ends, and a second factor that was turned on since; all devices become unknown, an erasure of the account is undone,
 * the links about later log-ins stop working, and a link that sets a new password is mailed. If the address was changed since,
 * that may have been the intruder: the account gets the earlier address back, and the mail goes there. The earlier address is
 * held for the account meanwhile (`address/held-address.ts`). Where somebody's account has it nevertheless, such as one
 * imported from another shop, the present address stays and is mailed nothing: `email` is undefined then, and nobody can log
 * in until support has found out who owns the account.
 */
export async function denySignIn(
  deps: Pick<AccountsDeps, 'db' | 'jobs' | 'limits'> & GivesBack,
  { token, ip }: { token: string; ip: string },
): Promise<{ ok: true; email: string | undefined } | { ok: false; error: 'link_ended' } | TooMany> {
  const { db, clock, limits } = deps;
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const link = hashToken(token);
  const found = await findDenialToken(db, link, clock.now());
  if (!found) return { ok: false, error: 'link_ended' };
  const denied = await untilSettled(db, (tx) => deny(tx, deps, { ...found, link }));
  return denied ? { ok: true, email: denied.email } : { ok: false, error: 'link_ended' };
}

/** The address that is mailed the link for a new password; undefined when the denial link was already used. */
async function deny(
  tx: Db,
  deps: Pick<AccountsDeps, 'jobs'> & GivesBack,
  { memberId, loggedInAt: since, link }: { memberId: string; loggedInAt: Date; link: string },
): Promise<{ email: string | undefined } | undefined> {
  const { jobs, clock } = deps;
  const present = await findMember(tx, memberId);
  if (!present) return undefined;
  // Locks first the members and then the link, which another request may have used.
  const left = await selectAddressLeftSince(tx, { memberId, since });
  const held = await holdForAddress(tx, { memberId, email: left ?? present.email });
  const { member } = held;
  // The address may have been changed, or given back, while we waited for the lock.
  if ((await selectAddressLeftSince(tx, { memberId, since })) !== left) throw new MovedOn();
  if (!member || !(await takeDenialToken(tx, link))) return undefined;
  const isBack = left !== undefined && (await giveAddressBack(tx, deps, held, since));
  const now = clock.now();
  if (isBack) {
    await markRevertedSince(tx, { memberId, since, now });
    await unblockDenied(tx, member, now);
  }
  // The mails about later log-ins may have gone to the intruder; their links must not end those of earlier mails.
  await deleteDenialTokensSince(tx, memberId, since);
  await shutOut(tx, { jobs, clock }, { memberId, since });
  if (left !== undefined && !isBack) {
    await blockDenied(tx, member, { since, email: left, at: now });
    return { email: undefined };
  }
  const email = left ?? member.email;
  const { locale } = member;
  await jobs.send(tx, passwordResetMail, { email, locale, requestId: randomUUID(), anew: true });
  return { email };
}
