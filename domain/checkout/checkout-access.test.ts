import { describe, expect, test } from 'vitest';
import {
  checkCheckoutLink,
  checkoutCookie,
  checkoutSecret,
  guestAccessEnds,
  isCheckoutSecret,
  newFormToken,
  signCheckoutLink,
} from './checkout-access.ts';

const key = Buffer.alloc(32, 1);
const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('a secret opens its own checkout and no other', () => {
  const secret = checkoutSecret(key, 'A');
  expect(isCheckoutSecret(key, 'A', secret)).toBe(true);
  expect(isCheckoutSecret(key, 'B', secret)).toBe(false);
  expect(isCheckoutSecret(Buffer.alloc(32, 2), 'A', secret)).toBe(false);
  expect(isCheckoutSecret(key, 'A', '')).toBe(false);
});

describe('a signed link', () => {
  const signature = signCheckoutLink(key, 'A', later(60));

  test('works until its end', () => {
    expect(checkCheckoutLink(key, 'A', signature, now)).toBe('valid');
    expect(checkCheckoutLink(key, 'A', signature, later(60))).toBe('valid');
    expect(checkCheckoutLink(key, 'A', signature, later(61))).toBe('expired');
  });
  test.each(['', '.', 'x', `${signature}x`, signature.replace(/^./, 'z'), checkoutSecret(key, 'A')])(
    'forged as %s does not',
    (forged) => expect(checkCheckoutLink(key, 'A', forged, now)).toBe('forged'),
  );
  test('is of one checkout only', () => expect(checkCheckoutLink(key, 'B', signature, now)).toBe('forged'));
});

test('guests see their key for 14 days, by a cookie that scripts do not', () => {
  expect(guestAccessEnds(now)).toEqual(new Date('2026-12-04T12:00:00Z'));
  expect(checkoutCookie('A', 's', { secure: true, domain: undefined })).toBe(
    'spindle_checkout_A=s; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test('form tokens are unguessable', () => {
  expect(newFormToken()).toMatch(/^[\w-]{22}$/);
  expect(newFormToken()).not.toBe(newFormToken());
});
