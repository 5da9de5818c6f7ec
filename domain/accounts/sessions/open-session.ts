import type { AccountsDeps } from '../deps.ts';
import { findMember } from '../queries.ts';
import type { SignInWay } from '../tables.ts';
import { type UserInfo, userInfo } from '../user-info.ts';
import { callAuth } from './call-auth.ts';
import { endFormerSession } from './former-session.ts';
import { loginCookies } from './login-cookies.ts';
import { memberDevices } from './member-devices.ts';
import type { Sender } from './sender.ts';

export interface SignedIn {
  ok: true;
  memberId: string;
  user: UserInfo;
  /** `Set-Cookie` values to send with the answer. */
  cookies: string[];
}

/**
 * Starts a session for a member who has just proved who they are. The session that this browser had ends, whoever's it
 * was, and the device is known from now on.
 * @param way how they proved it.
 * @param factorAt when; now, unless somebody else has let them in.
 */
export async function openSession(
  deps: Pick<AccountsDeps, 'db' | 'auth' | 'secret' | 'cookies' | 'clock'>,
  {
    memberId,
    way,
    factorAt = deps.clock.now(),
    sender,
  }: { memberId: string; way: SignInWay; factorAt?: Date; sender: Sender },
): Promise<SignedIn> {
  const { db, auth, secret, cookies } = deps;
  const member = await findMember(db, memberId);
  if (!member) throw new Error('a member vanished while they logged in');
  await endFormerSession(db, sender.cookieHeader);
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
      ...headers.getSetCookie(),
      ...loginCookies(user, cookies),
      memberDevices(deps).remember(member.email),
    ],
  };
}
