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
 * Says "that wasn't me" to a log-in, by the link of its mail. Whoever that was knows a way in: every session, every
 * link and every way in ends, so does a second factor that was turned on since, no device is known any more, an
 * erasure of the account is undone, the links of later log-ins say nothing any more, and a link that sets a new
 * password is mailed. An address that was changed since is theirs, maybe: the account has the one before again, to
 * which that mail goes. That is held for the account meanwhile (`address/held-address.ts`); where an account of somebody's has it
 * nevertheless, such as one that was brought from another shop, the present one stays, and is mailed nothing: `email` is undefined
 * then, and nobody comes in until support has found out whose the account is.
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

/** The address that is mailed the link for a new password; undefined when the link was used before. */
async function deny(
  tx: Db,
  deps: Pick<AccountsDeps, 'jobs'> & GivesBack,
  { memberId, loggedInAt: since, link }: { memberId: string; loggedInAt: Date; link: string },
): Promise<{ email: string | undefined } | undefined> {
  const { jobs, clock } = deps;
  const present = await findMember(tx, memberId);
  if (!present) return undefined;
  // First the members, and then the link, which another request may have used.
  const left = await selectAddressLeftSince(tx, { memberId, since });
  const held = await holdForAddress(tx, { memberId, email: left ?? present.email });
  const { member } = held;
  // It may have been changed, or given back, while it was waited for.
  if ((await selectAddressLeftSince(tx, { memberId, since })) !== left) throw new MovedOn();
  if (!member || !(await takeDenialToken(tx, link))) return undefined;
  const isBack = left !== undefined && (await giveAddressBack(tx, deps, held, since));
  const now = clock.now();
  if (isBack) {
    await markRevertedSince(tx, { memberId, since, now });
    await unblockDenied(tx, member, now);
  }
  // The mails of later log-ins may have gone to somebody else; theirs must not end the links of earlier ones.
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
