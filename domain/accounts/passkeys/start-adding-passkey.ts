import { type AuthenticatorTransport, generateRegistrationOptions } from '@simplewebauthn/server';
import { passkeyChallenge } from '@spindle/platform/cookies/table.ts';
import type { AccountsDeps } from '../deps.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { newChallenge } from './challenge.ts';
import { MAX_PASSKEYS, type PasskeySite, userHandle } from './passkey.ts';
import { type PasskeyRow, selectPasskeys } from './queries.ts';
import type { Asked } from './start-passkey-login.ts';
import { ALGORITHMS } from './verify-attestation.ts';

export interface NotAdded {
  ok: false;
  error: 'factor_required' | 'session_expired' | 'too_many_passkeys' | 'passkey_refused' | 'passkey_taken';
}

/**
 * Begins to create a passkey for a member who has just proved who they are. Authenticators that already hold one of the
 * member's passkeys are excluded.
 */
export async function startAddingPasskey(
  deps: Pick<AccountsDeps, 'db' | 'secret' | 'clock' | 'cookies'>,
  { rpId, shopName }: PasskeySite,
  member: AskingMember & { name: string },
  cookieHeader: string | undefined,
): Promise<({ ok: true } & Asked<object>) | NotAdded> {
  const { memberId, sessionId, email, name } = member;
  if (!hasRecentFactor(deps.clock, member)) return { ok: false, error: 'factor_required' };
  const own = await selectPasskeys(deps.db, memberId);
  if (own.length >= MAX_PASSKEYS) return { ok: false, error: 'too_many_passkeys' };
  const { value, cookies } = await newChallenge(deps, { purpose: 'add', sessionId }, cookieHeader);
  const options = await generateRegistrationOptions({
    rpName: shopName,
    rpID: rpId,
    userID: Uint8Array.from(Buffer.from(userHandle(memberId), 'base64url')),
    userName: email,
    userDisplayName: name || email,
    challenge: Uint8Array.from(Buffer.from(value, 'base64url')),
    timeout: passkeyChallenge.seconds * 1000,
    attestationType: 'none',
    excludeCredentials: own.map(descriptorOf),
    // The log-in asks for no name, so the authenticator must store whose passkey it is.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ok: true, options, cookies };
}

/** Describes a passkey to a browser. */
export function descriptorOf({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports: transports as AuthenticatorTransport[] };
}
