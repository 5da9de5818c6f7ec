import { expect, test } from 'vitest';
import { shownCookie, wasShown } from './popup-dated.ts';

test('a pop-up that was shown is not shown again while its cookie lives, which is a day', () => {
  const cookie = shownCookie('disc_week', { secure: true, domain: undefined });
  expect(cookie).toBe('is_popup_dated_disc_week=1; Max-Age=86400; Path=/; Secure; SameSite=Lax');
  const kept = `uid=7; ${cookie.split(';')[0]}`;
  expect(wasShown(kept, 'disc_week')).toBe(true);
  expect(wasShown(kept, 'disc')).toBe(false);
  expect(wasShown(kept, 'default')).toBe(false);
  expect(wasShown('', 'disc_week')).toBe(false);
});

test('one without a name of its own has the plain cookie', () => {
  expect(shownCookie('default', { secure: false, domain: undefined })).toBe(
    'is_popup_dated=1; Max-Age=86400; Path=/; SameSite=Lax',
  );
  expect(wasShown('is_popup_dated=1', 'default')).toBe(true);
});
