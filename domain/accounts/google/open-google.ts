import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { GoogleIdentity } from './google-identity.ts';

/** The endpoints of an OpenID provider. Google's are documented, and changes to them are announced. */
export interface GoogleEndpoints {
  issuers: string[];
  authorization: string;
  token: string;
  keys: string;
}

const GOOGLE: GoogleEndpoints = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
};

/**
 * The endpoints of a provider used in Google's place for testing (`GOOGLE_ISSUER`), with the paths that such servers commonly
 * have.
 */
export function endpointsOf(issuer: string | undefined): GoogleEndpoints {
  if (issuer === undefined) return GOOGLE;
  return {
    issuers: [issuer],
    authorization: `${issuer}/authorize`,
    token: `${issuer}/token`,
    keys: `${issuer}/jwks`,
  };
}

/** The path of the page that Google redirects to; registered at Google with the shop's origin in front. */
export const GOOGLE_CALLBACK = '/member/google';

/** Nobody is kept waiting for Google longer than this. */
const TIMEOUT_MS = 5_000;
/** Google's keys and tokens have a few kilobytes. */
const MAX_ANSWER = 64 * 1024;
/** How far Google's clock and ours may differ. */
const TOLERANCE_SECONDS = 60;
/** Google's tokens are valid for an hour. */
const MAX_TOKEN_AGE = '1h';
/** Keys are fetched again for an unknown key id at most this often, however many tokens name one. */
const KEYS_COOLDOWN_MS = 30_000;

export type GoogleProblem = 'google_refused' | 'google_unavailable';
type Answered<Value> = ({ ok: true } & Value) | { ok: false; error: GoogleProblem };

/** Google as an OpenID Connect provider: authorization code with PKCE, and the verification of ID tokens. */
export interface Google {
  clientId: string;
  /** The page at which Google asks the visitor; it redirects to `redirectUri`. */
  authorizationUrl(asked: { state: string; nonce: string; challenge: string }): string;
  redeem(code: string, verifier: string): Promise<Answered<{ idToken: string }>>;
  /** @param now by the shop's clock */
  verify(idToken: string, nonce: string, now: Date): Promise<Answered<{ identity: GoogleIdentity }>>;
}

export function openGoogle(settings: {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  endpoints?: GoogleEndpoints;
  timeoutMs?: number;
}): Google {
  const { clientId, clientSecret, redirectUri, endpoints = GOOGLE, timeoutMs = TIMEOUT_MS } = settings;
  const keys = createRemoteJWKSet(new URL(endpoints.keys), {
    timeoutDuration: timeoutMs,
    cooldownDuration: KEYS_COOLDOWN_MS,
    [customFetch]: async (url, options) => {
      const response = await fetch(url, options);
      return new Response(await readBounded(response), { status: response.status });
    },
  });
  return {
    clientId,
    authorizationUrl({ state, nonce, challenge }) {
      const url = new URL(endpoints.authorization);
      url.search = new URLSearchParams({
        ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code' },
        ...{ scope: 'openid email profile', state, nonce },
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
        // On a shared computer the visitor chooses which account is meant.
        prompt: 'select_account',
      }).toString();
      return url.href;
    },

    async redeem(code, verifier) {
      try {
        const response = await fetch(endpoints.token, {
          method: 'POST',
          body: new URLSearchParams({
            ...{ grant_type: 'authorization_code', code, code_verifier: verifier },
            ...{ client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri },
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await readBounded(response);
        // The code is wrong, used or too old.
        if (response.status === 400) return { ok: false, error: 'google_refused' };
        if (!response.ok) return { ok: false, error: 'google_unavailable' };
        return { ok: true, idToken: redeemed.parse(JSON.parse(text)).id_token };
      } catch {
        return { ok: false, error: 'google_unavailable' };
      }
    },

    async verify(idToken, nonce, now) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: endpoints.issuers,
          audience: clientId,
          requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
          maxTokenAge: MAX_TOKEN_AGE,
          clockTolerance: TOLERANCE_SECONDS,
          currentDate: now,
        });
        const identity = payload.nonce === nonce ? identityIn(payload, clientId) : undefined;
        return identity ? { ok: true, identity } : { ok: false, error: 'google_refused' };
      } catch (error) {
        return { ok: false, error: isAboutToken(error) ? 'google_refused' : 'google_unavailable' };
      }
    },
  };
}

const redeemed = z.object({ id_token: z.string().max(MAX_ANSWER) });

const claims = z.object({
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  email: z.email().max(254).toLowerCase(),
  email_verified: z.boolean().default(false),
  hd: z.string().min(1).optional(),
  name: z.string().optional(),
  auth_time: z.int().positive().optional(),
});

/** Undefined for a token meant for another program, or one without the required claims. */
function identityIn(payload: JWTPayload, clientId: string): GoogleIdentity | undefined {
  const read = claims.safeParse(payload);
  if (!read.success || (read.data.azp ?? clientId) !== clientId) return undefined;
  const { sub, email, email_verified: isProved, hd, name = '', auth_time: provedAt } = read.data;
  return {
    subject: sub,
    email,
    isProved,
    isGooglesOwn: isProved && (hd !== undefined || /@(gmail|googlemail)\.com$/.test(email)),
    name,
    authenticatedAt: provedAt === undefined ? undefined : new Date(provedAt * 1000),
  };
}

/** Codes of errors about Google's keys or fetching them, and not about the token. */
const ABOUT_KEYS = new Set([
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JOSEError.code,
  errors.JWKInvalid.code,
]);

function isAboutToken(error: unknown): boolean {
  return error instanceof errors.JOSEError && !ABOUT_KEYS.has(error.code);
}

/** @throws when the response is larger than Google's ever are; the rest is not read. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER) throw new Error('Google said more than expected');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
