import { endedCookie } from '@spindle/platform/cookies/cookie.ts';
import { subscriber } from '@spindle/platform/cookies/page-cookies.ts';
import { actingToken, endedActingCookies } from '../acting/acting-cookies.ts';
import type { AccountsDeps } from '../deps.ts';
import { findMember } from '../queries.ts';
import type { SignInWay } from '../tables.ts';
import { findTotp } from '../two-factor/queries.ts';
import { type SecondFactorWanted, wantSecondFactor } from '../two-factor/want-second-factor.ts';
import { type UserInfo, userInfo } from '../user-info.ts';
import { callAuth } from './call-auth.ts';
import { endFormerSession } from './former-session.ts';
import { endedHostCookies, loginCookies } from './login-cookies.ts';
import { memberDevices } from './member-devices.ts';
import type { Sender } from './sender.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';

export interface SignedIn {
  ok: true;
  memberId: string;
  user: UserInfo;
  /** `Set-Cookie` values to send with the answer. */
  cookies: string[];
}

/** Staff have blocked the account; only somebody who has proved to be its member is told. */
export interface AccountBlocked {
  ok: false;
  error: 'account_blocked';
  cookies: string[];
}

/** The member's data are going to be erased, or were (`closeAccount`). */
export interface AccountClosed {
  ok: false;
  error: 'account_closed';
  cookies: string[];
}

/** Why a member who has proved who they are gets no session. */
export type NotLetIn = SecondFactorWanted | AccountBlocked | AccountClosed;

export function isClosed(opened: { ok: boolean; error?: string }): opened is AccountClosed {
  return !opened.ok && opened.error === 'account_closed';
}

/**
 * Starts a session for a member who has just proved who they are, or asks for the second factor if they have one. Ends the
 * browser's former session, whoever's it was. The device is known from then on, and if it was unknown, a mail says so.
 * @param way how they proved it.
 * @param factorAt when they proved it; now, unless another provider let them in.
 * @param isUntold no mail is sent: the account has just got its first way in, or this browser was known until a moment ago.
 * @param isSecondGiven the second factor was given as well, or something that counts as both.
 * @param isCodeUsedUp the second factor was a code, which the same transaction uses up.
 */
export async function openSession(
  deps: Pick<AccountsDeps, 'db' | 'secret' | 'cookies' | 'clock' | 'jobs' | 'limits'> & {
    auth: Pick<AccountsDeps['auth'], 'api'>;
  },
  opened: {
    memberId: string;
    way: SignInWay;
    factorAt?: Date;
    sender: Sender;
    isUntold?: boolean;
    isSecondGiven?: boolean;
    isCodeUsedUp?: boolean;
  },
): Promise<SignedIn | NotLetIn> {
  const { db, auth, secret, cookies, clock } = deps;
  const { memberId, way, factorAt = clock.now(), sender } = opened;
  const { isUntold = false, isSecondGiven = false, isCodeUsedUp = false } = opened;
  const member = await findMember(db, memberId);
  if (!member) throw new Error('a member vanished while they logged in');
  if (member.closedAt) return { ok: false, error: 'account_closed', cookies: [] };
  if (!isSecondGiven && (await findTotp(db, memberId, 'on')) !== undefined) {
    return wantSecondFactor(deps, { memberId, way });
  }
  if (member.blockedAt) return { ok: false, error: 'account_blocked', cookies: [] };
  await endFormerSession(db, sender.cookieHeader);
  // The mail comes first: if the process ends in between, the member is told of a log-in that did not happen, rather than not
  // told of one that did.
  if (!isUntold) await tellOfNewDevice(deps, { memberId, email: member.email, isCodeUsedUp }, sender);
  const { headers } = await callAuth(() =>
    auth.api.openSessionOf({
      body: {
        memberId,
        way,
        factorAt,
        ipAddress: sender.ip,
        country: sender.country ?? null,
        userAgent: sender.userAgent,
      },
      returnHeaders: true,
    }),
  );
  const user = userInfo(secret, { ...member, memberId });
  return {
    ok: true,
    memberId,
    user,
    cookies: [
      ...endedHostCookies(cookies),
      ...headers.getSetCookie(),
      ...loginCookies(user, cookies),
      // It may belong to the browser's former member; the pages of this member set it again if they subscribe.
      endedCookie(subscriber, cookies),
      memberDevices(deps).remember(sender.cookieHeader, member.email),
      // Staff who acted in this browser as a member: otherwise the first request would only clear what is left of that.
      ...(actingToken(sender.cookieHeader) === undefined ? [] : endedActingCookies(cookies)),
    ],
  };
}
