import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { googleAttempt } from '@spindle/platform/cookies/table.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { parse } from 'hono/utils/cookie';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const AUDIENCE = 'google-attempt';

const attempt = z.object({
  id: z.string().min(1),
  locale: z.enum(ALL_LOCALES as [Locale, ...Locale[]]),
  /** Where the visitor wanted to go; has to be checked by the reader. */
  back: z.string().optional(),
  /** The session whose member wants to link Google to their account; undefined for a log-in. */
  linkingSession: z.string().optional(),
});

/** A visitor who was sent to Google from this browser and is expected back. */
export type GoogleAttempt = z.infer<typeof attempt>;

/**
 * Values that go to Google and have to come back. They are derived from the attempt, whose cookie only this browser has, so
 * that an answer meant for another browser, or requested by another page, does not match.
 */
export function attemptSecrets(secret: string, { id }: Pick<GoogleAttempt, 'id'>) {
  const key = deriveKey(secret, 'google-sign-in');
  const derive = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url');
  const verifier = derive('verifier');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier, challenge };
}

export function newAttempt(about: Omit<GoogleAttempt, 'id'>): GoogleAttempt {
  return { id: randomBytes(32).toString('base64url'), ...about };
}

interface CookieDeps {
  secret: string;
  clock: Clock;
  cookies: CookieScope;
}

/** The `Set-Cookie` value that stores an attempt in its browser. */
export async function attemptCookie(
  { secret, clock, cookies }: CookieDeps,
  given: GoogleAttempt,
): Promise<string> {
  const until = Math.floor(clock.now().getTime() / 1000) + googleAttempt.seconds;
  const value = await new SignJWT(given)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(until)
    .sign(deriveKey(secret, AUDIENCE));
  return cookieText(googleAttempt, value, cookies);
}

export function endedAttemptCookie(cookies: CookieScope): string {
  return endedCookie(googleAttempt, cookies);
}

/** This browser's current attempt; undefined if the cookie is missing, expired or not ours. */
export async function readAttempt(
  { secret, clock }: Pick<CookieDeps, 'secret' | 'clock'>,
  cookieHeader: string | undefined,
): Promise<GoogleAttempt | undefined> {
  const value = parse(cookieHeader ?? '', googleAttempt.name)[googleAttempt.name];
  if (!value) return undefined;
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: clock.now() };
    const { payload } = await jwtVerify(value, deriveKey(secret, AUDIENCE), options);
    return attempt.safeParse(payload).data;
  } catch {
    return undefined;
  }
}
