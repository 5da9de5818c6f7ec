import { isAPIError } from 'better-auth/api';
import type { AccountsDeps } from '../deps.ts';
import { type UserInfo, userInfo } from '../user-info.ts';
import { callAuth } from './call-auth.ts';
import { loginCookies } from './login-cookies.ts';
import { memberDevices } from './member-devices.ts';

export interface SignedIn {
  ok: true;
  memberId: string;
  user: UserInfo;
  /** `Set-Cookie` values to send with the answer. */
  cookies: string[];
}

/**
 * Starts a session for an address and its password. An unknown address costs as much time as a wrong
 * password: the library hashes in both cases. However it came about, the device is known from now on.
 */
export async function openSession(
  deps: Pick<AccountsDeps, 'auth' | 'secret' | 'cookies' | 'clock'>,
  { email, password, userAgent }: { email: string; password: string; userAgent: string },
): Promise<SignedIn | { ok: false; error: 'bad_credentials' }> {
  const { auth, secret, cookies } = deps;
  try {
    const { headers, response } = await callAuth(() =>
      auth.api.signInEmail({
        body: { email, password },
        headers: new Headers({ 'user-agent': userAgent }),
        returnHeaders: true,
      }),
    );
    const user = userInfo(secret, {
      memberId: response.user.id,
      email: response.user.email,
      name: response.user.name,
      vip: response.user.vip,
    });
    return {
      ok: true,
      memberId: response.user.id,
      user,
      cookies: [
        ...headers.getSetCookie(),
        ...loginCookies(user, cookies),
        memberDevices(deps).remember(email.toLowerCase().trim()),
      ],
    };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false, error: 'bad_credentials' };
    throw error;
  }
}
