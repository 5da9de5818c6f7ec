import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { type Cookie, cookieText } from './cookies/cookie.ts';
import type { CookieScope } from './cookies/cookie-scope.ts';
import { deriveKey } from './derive-key.ts';

export interface KnownDevices {
  /** The device's id, when its cookie proves that this account has logged in from it. */
  read(cookies: string | null | undefined, account: string): string | undefined;
  /** The `Set-Cookie` value that makes the browser known to an account that has just logged in. */
  remember(account: string): string;
}

/**
 * Browsers from which somebody has logged in before. Such a browser is let in when an account's log-ins from
 * elsewhere are limited; it opens nothing by itself.
 * @param cookie another one for each kind of account
 */
export function knownDevices(settings: {
  cookie: Cookie & { seconds: number };
  secret: string;
  clock: Clock;
  scope: CookieScope;
}): KnownDevices {
  const { cookie, clock, scope } = settings;
  const key = deriveKey(settings.secret, cookie.name);
  const sign = (account: string, device: string, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([account, device, until]))
      .digest('base64url');
  return {
    read(cookies, account) {
      for (const part of cookies?.split(';') ?? []) {
        const [name, value = ''] = part.trim().split('=', 2);
        if (name !== cookie.name) continue;
        const [device = '', until = '', signature = ''] = value.split('.');
        const expected = Buffer.from(sign(account, device, until));
        const given = Buffer.from(signature);
        if (expected.length !== given.length || !timingSafeEqual(expected, given)) continue;
        if (Number(until) > clock.now().getTime()) return device;
      }
      return undefined;
    },
    remember(account) {
      const device = randomBytes(12).toString('base64url');
      const until = String(clock.now().getTime() + cookie.seconds * 1000);
      return cookieText(cookie, `${device}.${until}.${sign(account, device, until)}`, scope);
    },
  };
}
