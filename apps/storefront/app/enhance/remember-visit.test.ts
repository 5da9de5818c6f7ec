import { createHash } from 'node:crypto';
import { encodeClientAddress } from '@spindle/platform/client-address.ts';
import { describe, expect, test } from 'vitest';
import { type GuestUser, popupCounted, readGuest } from './guest-user.ts';
import { endedVisitCookies, type Visit, visitCookies } from './remember-visit.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const scope = { secure: true, domain: undefined };

const visitOf = (visit: Partial<Omit<Visit, 'url'>> & { url?: string } = {}): Promise<string[]> =>
  visitCookies({
    ...{ cookies: '', referrer: '', userAgent: 'Firefox', now: NOW, scope },
    ...visit,
    url: new URL(visit.url ?? 'https://shop.example/dvd-ripper'),
  });
const pairOf = (cookie = '') => cookie.split(';')[0] ?? '';
const guestIn = (cookies: string[]): GuestUser => readGuest(pairOf(cookies[0])) ?? expect.fail('no guest');

describe('visits', () => {
  test('the first has all five fields, for 30 days', async () => {
    const cookies = await visitOf();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^guest_user=[^;]+; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
    expect(guestIn(cookies)).toEqual({
      ...{ last_active: NOW, session_count: 1, created_at: NOW, popup_count: 0 },
      user_agent: hash('Firefox'),
    });
  });

  test('a page soon after belongs to it, one half an hour later to the next', async () => {
    const first = pairOf((await visitOf())[0]);
    const soon = await visitOf({ cookies: `uid=7; ${first}`, now: NOW + 30 * MINUTE });
    expect(guestIn(soon)).toMatchObject({
      ...{ session_count: 1, created_at: NOW, last_active: NOW + 30 * MINUTE },
    });
    const later = await visitOf({ cookies: pairOf(soon[0]), now: NOW + 61 * MINUTE });
    expect(guestIn(later)).toMatchObject({ session_count: 2, created_at: NOW });
    const other = await visitOf({ cookies: first, userAgent: 'Chrome' });
    expect(guestIn(other)).toMatchObject({ session_count: 2, user_agent: hash('Chrome') });
  });

  test('a pop-up is counted where visits are', async () => {
    const first = pairOf((await visitOf())[0]);
    const shown = popupCounted(first, scope) ?? expect.fail('not counted');
    expect(readGuest(pairOf(shown))).toMatchObject({ popup_count: 1, session_count: 1 });
    expect(guestIn(await visitOf({ cookies: pairOf(shown) }))).toMatchObject({ popup_count: 1 });
    expect(popupCounted('', scope)).toBeUndefined();
  });

  test.each(['guest_user=', 'guest_user=%7B%7D', 'guest_user=%E7', 'guest_user=null', 'guest_user=%22x%22'])(
    'what makes no sense is none: %s',
    async (cookies) => {
      expect(readGuest(cookies)).toBeUndefined();
      expect(guestIn(await visitOf({ cookies }))).toMatchObject({ session_count: 1, popup_count: 0 });
    },
  );
});

describe('where the visitor came from', () => {
  const from = async (referrer: string, domain?: string) =>
    (await visitOf({ referrer, scope: { secure: true, domain } })).slice(1).map(pairOf);

  test('is the host of another site', async () => {
    expect(await from('https://blog.example.net/best-rippers?u=ada@example.com')).toEqual([
      'affiliate_referrer=blog.example.net',
    ]);
  });

  test.each([
    ['', undefined],
    ['https://shop.example/', undefined],
    ['https://de.shop.example/', 'shop.example'],
    ['android-app://com.example', undefined],
    ['nonsense', undefined],
  ])('is nobody by %j', async (referrer, domain) => {
    expect(await from(referrer, domain)).toEqual([]);
  });
});

describe('the address that a link names', () => {
  const print = `email=${hash('ada@example.com')}`;
  const encoded = encodeClientAddress('ada@example.com');

  test.each([`email=Ada%40example.com`, `client_e=${encoded}`])(
    'is kept as a fingerprint: %s',
    async (query) => {
      const cookies = await visitOf({ url: `https://shop.example/?${query}` });
      const year = 'Max-Age=31536000; Path=/; Secure; SameSite=Lax';
      expect(cookies.slice(1)).toEqual([`elk_user_${print}; ${year}`, `${print}; ${year}`]);
      expect(cookies.join()).not.toContain('ada');
    },
  );

  test('takes no place of that of who is logged in', async () => {
    const cookies = 'user_info_new=%7B%7D; email=bob%40example.com';
    const set = await visitOf({ url: `https://shop.example/?client_e=${encoded}`, cookies });
    expect(set.slice(1).map(pairOf)).toEqual([`elk_user_${print}`]);
    const names = endedVisitCookies(cookies, scope).map((cookie) => cookie.split('=')[0]);
    expect(names).not.toContain('email');
    expect(names).toContain('elk_user_email');
  });

  test('is nothing where it is no address', async () => {
    expect(await visitOf({ url: 'https://shop.example/?email=x&client_e=%25' })).toHaveLength(1);
  });
});

test('the machine that a program names is kept as a fingerprint, however it writes it', async () => {
  const print = hash('00:1b:44:11:3a:b7');
  for (const named of ['00%3A1B%3A44%3A11%3A3A%3AB7', '%2000:1b:44:11:3a:b7']) {
    const cookies = await visitOf({ url: `https://shop.example/store?mac=${named}` });
    expect(cookies.slice(1)).toEqual([`elk_mac=${print}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`]);
  }
  expect(await visitOf({ url: 'https://shop.example/store?mac=%20' })).toHaveLength(1);
});

test('a no takes everything back', () => {
  const ended = endedVisitCookies('guest_user=1; email=x', scope);
  expect(ended.map((cookie) => cookie.split(';').slice(0, 2).join())).toEqual([
    'guest_user=, Max-Age=0',
    'affiliate_referrer=, Max-Age=0',
    'elk_user_email=, Max-Age=0',
    'elk_mac=, Max-Age=0',
    'email=, Max-Age=0',
  ]);
});
