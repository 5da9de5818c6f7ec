import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { checkout } from '@spindle/platform/cookies/table.ts';
import { readFormCookie } from '../backend-api/form-token.ts';
import type { Buyer } from './earlier-orders.ts';

/** How long a guest sees the key, by cookie or by the mailed link, in ms. */
const GUEST_ACCESS_MS = checkout.seconds * 1000;
const COOKIE_PREFIX = checkout.name;

/** For the form's hidden field `form_token`: a form that is sent twice makes one order. */
export function newFormToken(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The value of a checkout's HttpOnly cookie. It is derived, not stored, so that a double click gets the same value, and a copy
 * of the database gives no access.
 * @param accessKey `deriveKey(secret, 'checkout-access')`
 */
export function checkoutSecret(accessKey: Buffer, checkoutId: string): string {
  return createHmac('sha256', accessKey).update(`cookie ${checkoutId}`).digest('base64url');
}

export function isCheckoutSecret(accessKey: Buffer, checkoutId: string, secret: string): boolean {
  return equal(secret, checkoutSecret(accessKey, checkoutId));
}

/** The `Set-Cookie` value by which a guest sees their order again. */
export function checkoutCookie(checkoutId: string, secret: string, scope: CookieScope): string {
  return cookieText({ ...checkout, name: checkoutCookieName(checkoutId) }, secret, scope);
}

export function checkoutCookieName(checkoutId: string): string {
  return COOKIE_PREFIX + checkoutId;
}

/** More checkouts than a buyer begins in two weeks; all of them are looked up in one query. */
const MOST_PROVEN = 20;

/** The checkouts that a browser has valid cookies of. */
export function provenCheckouts(accessKey: Buffer, cookies: Readonly<Record<string, string>>): string[] {
  return Object.entries(cookies)
    .filter(([name]) => name.startsWith(COOKIE_PREFIX))
    .map(([name, secret]) => [name.slice(COOKIE_PREFIX.length), secret] as const)
    .filter(([checkoutId, secret]) => isCheckoutSecret(accessKey, checkoutId, secret))
    .map(([checkoutId]) => checkoutId)
    .slice(-MOST_PROVEN);
}

/**
 * Identifies a browser in the database, the same in all its tabs, even before its first checkout: a hash of its form cookie or,
 * if it has lost that, of the cookie of an earlier checkout. Neither cookie can be derived from the hash.
 */
export function browserOf(accessKey: Buffer, cookies: Readonly<Record<string, string>>): string | undefined {
  const own = readFormCookie(cookies) ?? provenCheckouts(accessKey, cookies)[0];
  return own && createHmac('sha256', accessKey).update(`browser ${own}`).digest('base64url');
}

/** Whose request this is, by its cookies and by who is logged in. */
export function buyerBy(
  accessKey: Buffer,
  cookies: Readonly<Record<string, string>>,
  memberId: string | undefined,
): Buyer {
  return {
    memberId,
    checkoutIds: provenCheckouts(accessKey, cookies),
    browser: browserOf(accessKey, cookies),
  };
}

/** The moment guest access ends. */
export function guestAccessEnds(from: Date): Date {
  return new Date(from.getTime() + GUEST_ACCESS_MS);
}

/** The `sig` of the mailed link: `<end in seconds, base 36>.<signature>`. */
export function signCheckoutLink(accessKey: Buffer, checkoutId: string, ends: Date): string {
  const seconds = Math.floor(ends.getTime() / 1000).toString(36);
  return `${seconds}.${linkMac(accessKey, checkoutId, seconds)}`;
}

export function checkCheckoutLink(
  accessKey: Buffer,
  checkoutId: string,
  signature: string,
  now: Date,
): 'valid' | 'expired' | 'forged' {
  const [seconds = '', mac = ''] = signature.split('.');
  if (!/^[0-9a-z]{1,9}$/.test(seconds)) return 'forged';
  if (!equal(mac, linkMac(accessKey, checkoutId, seconds))) return 'forged';
  return Number.parseInt(seconds, 36) * 1000 < now.getTime() ? 'expired' : 'valid';
}

function linkMac(accessKey: Buffer, checkoutId: string, seconds: string): string {
  return createHmac('sha256', accessKey).update(`link ${checkoutId} ${seconds}`).digest('base64url');
}

function equal(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
