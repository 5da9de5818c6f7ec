import { describe, expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { knownDevice, staffDevice } from './cookies/table.ts';
import { knownDevices } from './known-device.ts';

const clock = fixedClock(new Date('2026-01-01T00:00:00Z'));
const settings = {
  cookie: knownDevice,
  secret: 'a secret of at least thirty-two characters',
  clock,
  scope: { secure: true, domain: undefined },
};
const devices = knownDevices(settings);
const [cookie = ''] = devices.remember(null, 'ann@example.test').split(';');

test('a device is known to the account that has logged in from it, and to no other', () => {
  expect(devices.read(`other=1; ${cookie}`, 'ann@example.test')).toMatch(/^[\w-]{16}$/);
  expect(devices.read(cookie, 'bob@example.test')).toBeUndefined();
  expect(knownDevices({ ...settings, cookie: staffDevice }).read(cookie, 'ann@example.test')).toBeUndefined();
});

test('a cookie that was changed, made up or is missing proves nothing', () => {
  for (const made of [
    cookie.replace(/=./, '=~'),
    `${cookie}x`,
    'known_device=',
    'known_device=a.b.c',
    '',
    null,
  ]) {
    expect(devices.read(made, 'ann@example.test')).toBeUndefined();
  }
});

test('a device counts only for log-ins after its account has forgotten its devices', () => {
  const at = clock.now().getTime();
  expect(devices.read(cookie, 'ann@example.test', new Date(at - 1))).toMatch(/^[\w-]{16}$/);
  expect(devices.read(cookie, 'ann@example.test', new Date(at))).toBeUndefined();
});

test('it is kept from scripts, and ends after a year', () => {
  expect(devices.remember(null, 'ann@example.test')).toMatch(
    /; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const later = fixedClock(new Date('2027-01-02T00:00:00Z'));
  expect(knownDevices({ ...settings, clock: later }).read(cookie, 'ann@example.test')).toBeUndefined();
});

describe('a browser of several accounts', () => {
  const log = (cookies: string, account: string, of = devices) =>
    of.remember(cookies, account).split(';')[0] ?? '';

  test('stays known to each, and tells none of another', () => {
    const both = log(cookie, 'bob@example.test');
    for (const account of ['ann@example.test', 'bob@example.test']) {
      expect(devices.read(both, account)).toMatch(/^[\w-]{16}$/);
    }
    expect(devices.read(both, 'ann@example.test')).not.toBe(devices.read(both, 'bob@example.test'));
    expect(devices.read(both, 'cat@example.test')).toBeUndefined();
    expect(both).not.toMatch(/ann|bob|example/);
  });

  test('holds each account once, the latest first, and five at most', () => {
    const people = ['bob', 'cat', 'dan', 'eve', 'ann', 'fay'].map((name) => `${name}@example.test`);
    const all = people.reduce((cookies, account) => log(cookies, account), cookie);
    expect(all.split('.')).toHaveLength(3 * 5);
    expect(people.filter((account) => devices.read(all, account))).toEqual(people.slice(1));
    // An older version of the shop reads the first three parts.
    const [name = ''] = all.split('=');
    expect(
      devices.read(
        `${name}=${all
          .slice(name.length + 1)
          .split('.')
          .slice(0, 3)
          .join('.')}`,
        people[5] ?? '',
      ),
    ).toBe(devices.read(all, people[5] ?? ''));
  });

  test('forgets an account after a year without a log-in, whoever else logs in meanwhile', () => {
    const half = knownDevices({ ...settings, clock: fixedClock(new Date('2026-07-01T00:00:00Z')) });
    const both = log(cookie, 'bob@example.test', half);
    const later = knownDevices({ ...settings, clock: fixedClock(new Date('2027-01-02T00:00:00Z')) });
    expect(later.read(both, 'ann@example.test')).toBeUndefined();
    expect(later.read(both, 'bob@example.test')).toMatch(/^[\w-]{16}$/);
    expect(log(both, 'bob@example.test', later).split('.')).toHaveLength(3);
  });

  test.each(['known_device=a.b.c', `known_device=${'x'.repeat(4000)}`, 'known_device=', cookie.slice(0, -1)])(
    'takes nothing over that is no proof of anybody’s: %s',
    (made) => {
      expect(log(made, 'bob@example.test').split('.')).toHaveLength(3);
    },
  );
});
