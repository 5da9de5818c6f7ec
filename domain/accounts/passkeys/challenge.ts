import { createHmac, randomBytes } from 'node:crypto';
import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import { passkeyChallenge } from '@spindle/platform/cookies/table.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { parse } from 'hono/utils/cookie';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { isSpent } from './queries.ts';

const AUDIENCE = 'passkey-challenge';

const asked = z.object({
  id: z.string().min(1),
  /** To log in, to prove again who one is, or to add a passkey. */
  purpose: z.enum(['enter', 'prove', 'add']),
  /** The session that asks; undefined for a log-in. */
  sessionId: z.string().optional(),
  /** Expiry, in seconds since 1970. */
  exp: z.number(),
});

/** What a passkey has to sign, and for which purpose. */
export interface Challenge {
  purpose: z.infer<typeof asked>['purpose'];
  sessionId: string | undefined;
  /** 256 bits, base64url. */
  value: string;
  expiresAt: Date;
}

type Deps = Pick<AccountsDeps, 'db' | 'secret' | 'clock' | 'cookies'>;

/**
 * Makes a challenge for this browser. The cookie holds its id, and the value is derived from that with the shop's secret:
 * nothing is stored until it is used (`spendChallenge`), so that showing the log-in page writes nothing. Two log-in pages in
 * one browser share a challenge while at least half of its time is left and it is unused; either page may use it.
 */
export async function newChallenge(
  deps: Deps,
  about: Pick<Challenge, 'purpose' | 'sessionId'>,
  cookieHeader: string | undefined,
): Promise<{ value: string; cookies: string[] }> {
  const { secret, clock, cookies } = deps;
  const { purpose, sessionId } = about;
  const now = clock.now().getTime();
  const earlier = purpose === 'enter' ? await readChallenge(deps, about, cookieHeader) : undefined;
  const isLong = earlier && earlier.expiresAt.getTime() - now > (passkeyChallenge.seconds * 1000) / 2;
  if (isLong && !(await isSpent(deps.db, hashToken(earlier.value)))) {
    return { value: earlier.value, cookies: [] };
  }
  const id = randomBytes(32).toString('base64url');
  const signed = await new SignJWT({ id, purpose, ...(sessionId !== undefined && { sessionId }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(now / 1000) + passkeyChallenge.seconds)
    .sign(deriveKey(secret, AUDIENCE));
  return {
    value: challengeOf(secret, purpose, id),
    cookies: [cookieText(passkeyChallenge, signed, cookies)],
  };
}

/** The challenge that this browser was given for this purpose, in this session; undefined if there is none. */
export async function readChallenge(
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
  { purpose, sessionId }: Pick<Challenge, 'purpose' | 'sessionId'>,
  cookieHeader: string | undefined,
): Promise<Challenge | undefined> {
  const signed = parse(cookieHeader ?? '', passkeyChallenge.name)[passkeyChallenge.name];
  if (!signed) return undefined;
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: clock.now() };
    const { payload } = await jwtVerify(signed, deriveKey(secret, AUDIENCE), options);
    const read = asked.safeParse(payload).data;
    if (read?.purpose !== purpose || read.sessionId !== sessionId) return undefined;
    const value = challengeOf(secret, purpose, read.id);
    return { purpose, sessionId, value, expiresAt: new Date(read.exp * 1000) };
  } catch {
    return undefined;
  }
}

/** Deletes the cookie. */
export function endedChallengeCookie({ cookies }: Pick<Deps, 'cookies'>): string {
  return endedCookie(passkeyChallenge, cookies);
}

function challengeOf(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', deriveKey(secret, 'passkey')).update(`${purpose}:${id}`).digest('base64url');
}
