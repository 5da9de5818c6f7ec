import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { askingBrowser, browserHashIn } from './asking-browser.ts';

/** `<expiry, in seconds since 1970>.<signature>` */
const CHALLENGE = /^(\d{10})\.([\w-]{43})$/;

/**
 * Ties the confirmation of a link to the browser that followed it in the shop. The challenge goes to the host that asks for
 * the confirmation, and works there only with the cookie, so that another site's page can't send visitors there to log them
 * in.
 * @returns `cookie` to set along with it
 */
export function issueChallenge(
  { secret, clock, cookies }: Pick<AccountsDeps, 'secret' | 'clock'> & { cookies: CookieScope },
  { token, cookieHeader }: { token: string; cookieHeader: string | undefined },
): { challenge: string; cookie: string } {
  const { browserHash, cookie } = askingBrowser(cookieHeader, cookies);
  const ends = String(Math.floor(clock.now().getTime() / 1000) + MAILED_MINUTES * 60);
  return { challenge: `${ends}.${sign(secret, { ends, token, browserHash })}`, cookie };
}

/** Whether this browser was given the challenge for this link, and it has not expired. */
export function isChallenge(
  { secret, clock }: Pick<AccountsDeps, 'secret' | 'clock'>,
  { challenge, token, cookieHeader }: { challenge: string; token: string; cookieHeader: string | undefined },
): boolean {
  const [, ends, signature = ''] = CHALLENGE.exec(challenge) ?? [];
  const browserHash = browserHashIn(cookieHeader);
  if (!ends || !browserHash || Number(ends) * 1000 <= clock.now().getTime()) return false;
  const expected = sign(secret, { ends, token, browserHash });
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

function sign(secret: string, about: { ends: string; token: string; browserHash: string }): string {
  return createHmac('sha256', deriveKey(secret, 'sign-in-challenge'))
    .update(`${about.ends}.${hashToken(about.token)}.${about.browserHash}`)
    .digest('base64url');
}
