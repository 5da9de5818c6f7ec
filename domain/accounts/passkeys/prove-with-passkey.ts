import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { noteFactor } from '../factors/queries.ts';
import { PASSKEY_BY_IP } from '../limits.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import type { Sender } from '../sessions/sender.ts';
import { findTotp } from '../two-factor/queries.ts';
import { acceptAssertion, type NotAccepted } from './accept-assertion.ts';
import { endedChallengeCookie, readChallenge } from './challenge.ts';
import type { AssertionJson } from './credential-json.ts';
import type { PasskeySite } from './passkey.ts';

/**
 * Takes one of the member's own passkeys as a factor given now, in this session. While the second factor is on, a passkey
 * without user verification is not enough, as at the log-in.
 */
export async function proveWithPasskey(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'limits' | 'secret' | 'cookies'>,
  site: PasskeySite,
  { memberId, sessionId }: AskingMember,
  { given, sender }: { given: AssertionJson; sender: Sender },
): Promise<
  | { ok: true; cookies: string[] }
  | NotAccepted
  | { ok: false; error: 'second_factor_wanted'; cookies: string[] }
  | TooMany
> {
  const limited = await consumeLimits(deps.limits, [[PASSKEY_BY_IP, { ip: sender.ip }]]);
  if (limited) return limited;
  const challenge = await readChallenge(deps, { purpose: 'prove', sessionId }, sender.cookieHeader);
  if (!challenge) return { ok: false, error: 'passkey_refused' };
  const accepted = await acceptAssertion(deps, site, { challenge, given, of: memberId });
  if (!accepted.ok) return accepted;
  const cookies = [endedChallengeCookie(deps)];
  const isSecondGiven = accepted.isUserVerified && accepted.passkey.isUserVerified;
  if (!isSecondGiven && (await findTotp(deps.db, memberId, 'on')) !== undefined) {
    return { ok: false, error: 'second_factor_wanted', cookies };
  }
  await noteFactor(deps.db, sessionId, deps.clock.now());
  return { ok: true, cookies };
}
