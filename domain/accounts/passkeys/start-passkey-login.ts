import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { passkeyChallenge } from '@spindle/platform/cookies/table.ts';
import type { AccountsDeps } from '../deps.ts';
import { newChallenge } from './challenge.ts';
import type { PasskeySite } from './passkey.ts';

/** The options with which a browser asks its passkeys; `cookies` keep the challenge in the browser. */
export interface Asked<Options> {
  options: Options;
  cookies: string[];
}

/** Begins a log-in by passkey: any passkey of this shop will do, and nobody is asked for their name first. */
export async function startPasskeyLogin(
  deps: Pick<AccountsDeps, 'db' | 'secret' | 'clock' | 'cookies'>,
  { rpId }: PasskeySite,
  cookieHeader: string | undefined,
): Promise<Asked<object>> {
  const about = { purpose: 'enter', sessionId: undefined } as const;
  const { value, cookies } = await newChallenge(deps, about, cookieHeader);
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: Uint8Array.from(Buffer.from(value, 'base64url')),
    timeout: passkeyChallenge.seconds * 1000,
    userVerification: 'preferred',
  });
  return { options, cookies };
}
