import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { PASSKEY_BY_IP } from '../limits.ts';
import { deleteChallengesOf } from '../revoking/queries.ts';
import { endOpenedSession } from '../sessions/former-session.ts';
import { type NotLetIn, openSession, type SignedIn } from '../sessions/open-session.ts';
import type { Sender } from '../sessions/sender.ts';
import { acceptAssertion, type NotAccepted } from './accept-assertion.ts';
import { endedChallengeCookie, readChallenge } from './challenge.ts';
import type { AssertionJson } from './credential-json.ts';
import type { PasskeySite } from './passkey.ts';
import { isStillPasskey } from './queries.ts';

/**
 * Logs in with a passkey. If the authenticator has checked a fingerprint, a face or a PIN, now and when the passkey was added,
 * it counts as both factors; otherwise a member who has a second factor is asked for it.
 */
export async function enterWithPasskey(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'auth' | 'limits' | 'jobs' | 'secret' | 'cookies'>,
  site: PasskeySite,
  { given, sender }: { given: AssertionJson; sender: Sender },
): Promise<SignedIn | NotLetIn | NotAccepted | TooMany> {
  const { db, limits } = deps;
  const limited = await consumeLimits(limits, [[PASSKEY_BY_IP, { ip: sender.ip }]]);
  if (limited) return limited;
  const about = { purpose: 'enter', sessionId: undefined } as const;
  const challenge = await readChallenge(deps, about, sender.cookieHeader);
  if (!challenge) return { ok: false, error: 'passkey_refused' };
  const accepted = await acceptAssertion(deps, site, { challenge, given });
  if (!accepted.ok) return accepted;
  const { passkey, isUserVerified } = accepted;
  const { memberId } = passkey;
  const isSecondGiven = isUserVerified && passkey.isUserVerified;
  const opened = await openSession(deps, { memberId, way: 'passkey', sender, isSecondGiven });
  if (!(await isStillPasskey(db, passkey.id))) {
    // The passkey was removed meanwhile, which ends every session, but perhaps before this one existed.
    if (!opened.ok) await deleteChallengesOf(db, memberId);
    await endOpenedSession(db, opened);
    return { ok: false, error: 'passkey_unknown' };
  }
  return { ...opened, cookies: [...opened.cookies, endedChallengeCookie(deps)] };
}
