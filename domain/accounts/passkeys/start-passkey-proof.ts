import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { passkeyChallenge } from '@spindle/platform/cookies/table.ts';
import type { AccountsDeps } from '../deps.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { newChallenge } from './challenge.ts';
import type { PasskeySite } from './passkey.ts';
import { selectPasskeys } from './queries.ts';
import { descriptorOf } from './start-adding-passkey.ts';
import type { Asked } from './start-passkey-login.ts';

/** Begins to prove again who the member is, with one of their own passkeys. */
export async function startPasskeyProof(
  deps: Pick<AccountsDeps, 'db' | 'secret' | 'clock' | 'cookies'>,
  { rpId }: PasskeySite,
  { memberId, sessionId }: AskingMember,
  cookieHeader: string | undefined,
): Promise<Asked<object>> {
  const own = await selectPasskeys(deps.db, memberId);
  const { value, cookies } = await newChallenge(deps, { purpose: 'prove', sessionId }, cookieHeader);
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: Uint8Array.from(Buffer.from(value, 'base64url')),
    timeout: passkeyChallenge.seconds * 1000,
    allowCredentials: own.map(descriptorOf),
    userVerification: 'preferred',
  });
  return { options, cookies };
}
