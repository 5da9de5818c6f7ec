import { createHash, randomBytes } from 'node:crypto';
import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { signInBrowser } from '@spindle/platform/cookies/table.ts';
import { parse } from 'hono/utils/cookie';

const SECRET = /^[\w-]{43}$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The browser that asks for a link, or follows one: what it keeps, and the hash by which it is known again. */
export function askingBrowser(
  cookieHeader: string | undefined,
  scope: CookieScope,
): { browserHash: string; cookie: string } {
  // Whoever asks twice may follow either link here.
  const secret = secretIn(cookieHeader) ?? randomBytes(32).toString('base64url');
  return { browserHash: hashOf(secret), cookie: cookieText(signInBrowser, secret, scope) };
}

/** Whether this is the browser that has asked. */
export function hasAsked(cookieHeader: string | undefined, browserHash: string): boolean {
  return browserHashIn(cookieHeader) === browserHash;
}

/** By what a browser is known that has asked, or followed a link. */
export function browserHashIn(cookieHeader: string | undefined): string | undefined {
  const secret = secretIn(cookieHeader);
  return secret && hashOf(secret);
}

function secretIn(cookieHeader: string | undefined): string | undefined {
  const value = parse(cookieHeader ?? '', signInBrowser.name)[signInBrowser.name];
  return value && SECRET.test(value) ? value : undefined;
}
