import { expect, test } from 'vitest';
import { captchaLifeMs } from './captcha-life.ts';

test('an answer is asked for anew before the server takes it for too old, and Google’s before Google does', () => {
  expect(captchaLifeMs(undefined)).toBeLessThan(10 * 60_000);
  expect(captchaLifeMs(undefined)).toBeGreaterThan(5 * 60_000);
  expect(captchaLifeMs('site-key')).toBeLessThan(2 * 60_000);
});
