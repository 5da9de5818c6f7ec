import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { type Cookie, cookieText } from './cookies/cookie.ts';
import type { CookieScope } from './cookies/cookie-scope.ts';
import { deriveKey } from './derive-key.ts';

/** The most accounts that a browser is known to; after that the one whose log-in is longest ago is forgotten. */
const ACCOUNTS = 5;

export interface KnownDevices {
  /**
   * The device's id, if its cookie proves that this account has logged in from it.
   * @param since when the account's devices were forgotten: only later log-ins count
   */
  read(cookies: string | null | undefined, account: string, since?: Date): string | undefined;
  /**
   * The `Set-Cookie` value that makes the browser known to an account that has just logged in; the other accounts in its
   * cookie stay.
   * @param cookies that the browser has sent
   */
  remember(cookies: string | null | undefined, account: string): string;
}

/** What a browser stores for one account: signed, without saying which account it is. Each account has a device id of its own. */
interface Entry {
  device: string;
  /** Unix time, ms. */
  until: string;
  signature: string;
}

/**
 * Browsers from which somebody has logged in before. Such a browser may still log in when log-ins to the account from
 * elsewhere are limited; it opens nothing by itself.
 * @param cookie a different one for each kind of account
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
  const isOf = (account: string, { device, until, signature }: Entry) => {
    const expected = Buffer.from(sign(account, device, until));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  const entriesIn = (cookies: string | null | undefined) =>
    readEntries(cookies, cookie.name).filter(({ until }) => Number(until) > clock.now().getTime());
  return {
    read(cookies, account, since) {
      const after = since ? since.getTime() + cookie.seconds * 1000 : 0;
      const isKnown = (entry: Entry) => Number(entry.until) > after && isOf(account, entry);
      return entriesIn(cookies).find(isKnown)?.device;
    },
    remember(cookies, account) {
      const device = randomBytes(12).toString('base64url');
      const until = String(clock.now().getTime() + cookie.seconds * 1000);
      // Whose the other entries are can't be told here; forged ones prove nothing and only cost the forger a place.
      const others = entriesIn(cookies).filter((entry) => !isOf(account, entry));
      const entries = [{ device, until, signature: sign(account, device, until) }, ...others];
      const value = entries.slice(0, ACCOUNTS).map((one) => [one.device, one.until, one.signature].join('.'));
      return cookieText(cookie, value.join('.'), scope);
    },
  };
}

/** Entries follow one another, all parts separated by dots: an older version of the shop reads the first entry. */
function readEntries(cookies: string | null | undefined, name: string): Entry[] {
  const values = (cookies?.split(';') ?? []).flatMap((part) => {
    const [named, value = ''] = part.trim().split('=', 2);
    return named === name ? [value] : [];
  });
  return values.flatMap((value) =>
    Array.from(value.matchAll(/([\w-]{16})\.(\d{13})\.([\w-]{43})(?:\.|$)/gy), ([, ...parts]) => {
      const [device = '', until = '', signature = ''] = parts;
      return { device, until, signature };
    }),
  );
}
