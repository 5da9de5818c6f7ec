import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { CookieScope } from './cookie-scope.ts';
import { deriveKey } from './derive-key.ts';

const LIFE_SECONDS = 365 * 24 * 60 * 60;

export interface KnownDevices {
  /** The device's id, when its cookie proves that this account has logged in from it. */
  read(cookies: string | null | undefined, account: string): string | undefined;
  /** The `Set-Cookie` value that makes the browser known to an account that has just logged in. */
  remember(account: string): string;
}

/**
 * Browsers from which somebody has logged in before. Such a browser is let in when an account's log-ins from
 * elsewhere are limited; it opens nothing by itself.
 * @param cookie its name, another one for each kind of account
 */
export function knownDevices(settings: {
  cookie: string;
  secret: string;
  clock: Clock;
  scope: CookieScope;
}): KnownDevices {
  const { cookie, clock, scope } = settings;
  const key = deriveKey(settings.secret, cookie);
  const sign = (account: string, device: string, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([account, device, until]))
      .digest('base64url');
  return {
    read(cookies, account) {
      for (const part of cookies?.split(';') ?? []) {
        const [name, value = ''] = part.trim().split('=', 2);
        if (name !== cookie) continue;
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
      const until = String(clock.now().getTime() + LIFE_SECONDS * 1000);
      const value = `${device}.${until}.${sign(account, device, until)}`;
      return [
        `${cookie}=${value}; Max-Age=${LIFE_SECONDS}; Path=/; HttpOnly; SameSite=Lax`,
        ...(scope.secure ? ['Secure'] : []),
        ...(scope.domain ? [`Domain=${scope.domain}`] : []),
      ].join('; ');
    },
  };
}
