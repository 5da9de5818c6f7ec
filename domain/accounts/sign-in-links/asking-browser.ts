import { createHash, randomBytes } from 'node:crypto';
import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { signInBrowser } from '@spindle/platform/cookies/table.ts';
import { parse } from 'hono/utils/cookie';

const SECRET = /^[\w-]{43}$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The browser that asks for a link or follows one: its cookie, and the hash by which it is recognised. */
export function askingBrowser(
  cookieHeader: string | undefined,
  scope: CookieScope,
): { browserHash: string; cookie: string } {
  // Keeps the browser's secret, so that after asking twice either link can be followed here.
  const secret = secretIn(cookieHeader) ?? randomBytes(32).toString('base64url');
  return { browserHash: hashOf(secret), cookie: cookieText(signInBrowser, secret, scope) };
}

/** Whether this browser asked for the link. */
export function hasAsked(cookieHeader: string | undefined, browserHash: string): boolean {
  return browserHashIn(cookieHeader) === browserHash;
}

/** The hash that identifies a browser which has asked for a link or followed one; undefined for any other. */
export function browserHashIn(cookieHeader: string | undefined): string | undefined {
  const secret = secretIn(cookieHeader);
  return secret && hashOf(secret);
}

function secretIn(cookieHeader: string | undefined): string | undefined {
  const value = parse(cookieHeader ?? '', signInBrowser.name)[signInBrowser.name];
  return value && SECRET.test(value) ? value : undefined;
}
