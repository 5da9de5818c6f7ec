import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { form } from '@spindle/platform/cookies/table.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import { parse } from 'hono/utils/cookie';

/** The field (and, for scripts, the header) that carries the token of a form. */
export const FORM_TOKEN_FIELD = 'csrf_token';
export const FORM_TOKEN_HEADER = 'x-csrf-token';

/**
 * A token for the forms of one page. It is bound to a random HttpOnly cookie and, if somebody is logged in, to their session,
 * so that a token which was planted or stolen elsewhere is worthless.
 * @returns the token, and a `Set-Cookie` value if the browser has no cookie yet.
 */
export function issueFormToken(
  secret: string,
  headers: Headers,
  { sessionId = '', scope }: { sessionId?: string | undefined; scope: CookieScope },
): { token: string; cookie: string | undefined } {
  const { value, cookie } = issueFormCookie(headers, scope);
  return { token: sign(secret, value, sessionId), cookie };
}

/** What such a token is bound to: the cookie's value, and a `Set-Cookie` value if the browser has none yet. */
export function issueFormCookie(
  headers: Headers,
  scope: CookieScope,
): { value: string; cookie: string | undefined } {
  const known = readCookie(headers);
  const value = known ?? randomBytes(16).toString('base64url');
  return { value, cookie: known ? undefined : cookieText(form, value, scope) };
}

export function isFormToken(
  secret: string,
  headers: Headers,
  { sessionId = '', token }: { sessionId?: string | undefined; token: unknown },
): boolean {
  const value = readCookie(headers);
  if (!value || typeof token !== 'string') return false;
  const expected = Buffer.from(sign(secret, value, sessionId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const readCookie = (headers: Headers) => readFormCookie(parse(headers.get('cookie') ?? '', form.name));

/**
 * The cookie to which the tokens are bound: random, and the same in all tabs of the browser. It is not stored anywhere as it
 * is.
 */
export function readFormCookie(cookies: Readonly<Record<string, string>>): string | undefined {
  const value = cookies[form.name];
  return value && /^[\w-]{22}$/.test(value) ? value : undefined;
}

function sign(secret: string, value: string, sessionId: string): string {
  return createHmac('sha256', deriveKey(secret, 'form-token'))
    .update(`${value}.${sessionId}`)
    .digest('base64url');
}
