import { countGuess, forgetGuesses } from '@spindle/platform/password-guesses.ts';
import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { LOGIN_GUESSES } from '../limits.ts';
import { memberDevices } from './member-devices.ts';
import { openSession, type SignedIn } from './open-session.ts';

/**
 * Logs a member in. The limits count before the password is looked at, for unknown addresses too; whoever
 * guesses at an address uses up what their own network may try, not what its owner may.
 */
export async function logIn(
  deps: Pick<AccountsDeps, 'auth' | 'limits' | 'secret' | 'cookies' | 'clock'>,
  input: {
    email: string;
    password: string;
    ip: string;
    userAgent: string;
    /** The request's `Cookie` header. */
    cookieHeader: string | undefined;
  },
): Promise<SignedIn | { ok: false; error: 'bad_credentials' } | TooMany> {
  const { limits } = deps;
  const account = input.email.toLowerCase().trim();
  const guess = { account, ip: input.ip, device: memberDevices(deps).read(input.cookieHeader, account) };
  const counted = await countGuess(limits, LOGIN_GUESSES, guess);
  if (!counted.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: counted.retryAfter };
  const opened = await openSession(deps, input);
  if (!opened.ok) return opened;
  await forgetGuesses(limits, LOGIN_GUESSES, guess);
  return opened;
}
