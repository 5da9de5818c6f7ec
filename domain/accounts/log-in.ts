import { consumeLimits, counterName, type TooMany } from './consume-limits.ts';
import type { AccountsDeps } from './deps.ts';
import { LOGIN_BY_ADDRESS, LOGIN_BY_IP } from './limits.ts';
import { openSession, type SignedIn } from './open-session.ts';

/** Logs a member in. The limits count before the password is looked at, for unknown addresses too. */
export async function logIn(
  deps: Pick<AccountsDeps, 'auth' | 'limits' | 'secret' | 'cookies'>,
  input: { email: string; password: string; ip: string; userAgent: string },
): Promise<SignedIn | { ok: false; error: 'bad_credentials' } | TooMany> {
  const limited = await consumeLimits(deps.limits, [
    [LOGIN_BY_IP, input.ip],
    [LOGIN_BY_ADDRESS, input.email],
  ]);
  if (limited) return limited;
  const opened = await openSession(deps, input);
  if (opened.ok) await deps.limits.reset(LOGIN_BY_ADDRESS, counterName(input.email));
  return opened;
}
