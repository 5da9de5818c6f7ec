import type { Locale } from '@spindle/platform/locales.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { deviceName } from '../sessions/device-name.ts';
import { deviceOfAgent } from '../sessions/device-of-agent.ts';
import { isSession } from '../sessions/queries.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import type { Sender } from '../sessions/sender.ts';
import { endedChallengeCookie, readChallenge } from './challenge.ts';
import type { AttestationJson } from './credential-json.ts';
import { MAX_PASSKEYS, type PasskeySite } from './passkey.ts';
import { countPasskeys, insertPasskey, spendChallenge } from './queries.ts';
import type { NotAdded } from './start-adding-passkey.ts';
import { verifyAttestation } from './verify-attestation.ts';

/** Stores a passkey that a member has just created, named after the device it was created on, and tells them by mail. */
export async function addPasskey(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'cookies'>,
  site: PasskeySite,
  member: AskingMember,
  { given, locale, sender }: { given: AttestationJson; locale: Locale; sender: Sender },
): Promise<{ ok: true; id: string; cookies: string[] } | NotAdded> {
  const { db, clock, jobs } = deps;
  const { memberId, sessionId } = member;
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  const refused = { ok: false, error: 'passkey_refused' } as const;
  const challenge = await readChallenge(deps, { purpose: 'add', sessionId }, sender.cookieHeader);
  const attested = challenge && (await verifyAttestation(site, { challenge: challenge.value, given }));
  if (!attested) return refused;
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // A session may have been ended to shut somebody out: then what was asked in it no longer counts.
    if (!(await isSession(tx, sessionId))) return { ok: false, error: 'session_expired' };
    if ((await countPasskeys(tx, memberId)) >= MAX_PASSKEYS) return { ok: false, error: 'too_many_passkeys' };
    if (!(await spendChallenge(tx, hashToken(challenge.value), challenge.expiresAt))) return refused;
    const at = clock.now();
    const name = deviceName(locale, deviceOfAgent(sender.userAgent));
    const id = await insertPasskey(tx, { memberId, name, createdAt: at, ...attested });
    if (id === undefined) return { ok: false, error: 'passkey_taken' };
    await jobs.send(tx, securityNotice, { memberId, what: 'passkey_added', at: at.toISOString() });
    return { ok: true, id, cookies: [endedChallengeCookie(deps)] };
  });
}
