import { expect, test } from 'vitest';
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
const [cookie = ''] = devices.remember('ann@example.test').split(';');

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

test('it is kept from scripts, and ends after a year', () => {
  expect(devices.remember('ann@example.test')).toMatch(
    /; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const later = fixedClock(new Date('2027-01-02T00:00:00Z'));
  expect(knownDevices({ ...settings, clock: later }).read(cookie, 'ann@example.test')).toBeUndefined();
});
