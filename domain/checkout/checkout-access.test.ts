import { describe, expect, test } from 'vitest';
import {
  browserOf,
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

describe('the name of a browser', () => {
  const own = 'A-form-cookie-of-22-ch';
  const earlier = { spindle_checkout_A: checkoutSecret(key, 'A') };

  test('is of its form cookie, whatever it has bought since', () => {
    const name = browserOf(key, { spindle_form: own });
    expect(name).toBeDefined();
    expect(name).not.toContain(own);
    expect(browserOf(key, { ...earlier, spindle_form: own })).toBe(name);
    expect(browserOf(key, { spindle_form: own.toLowerCase() })).not.toBe(name);
    expect(browserOf(Buffer.alloc(32, 2), { spindle_form: own })).not.toBe(name);
  });

  test('is of an earlier checkout where it has lost that, and of nothing that is made up', () => {
    expect(browserOf(key, earlier)).toBe(browserOf(key, { ...earlier, spindle_form: 'made up' }));
    expect(browserOf(key, earlier)).toBeDefined();
    expect(browserOf(key, { spindle_checkout_A: 'made up', spindle_form: '' })).toBeUndefined();
    expect(browserOf(key, {})).toBeUndefined();
  });
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
