import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { type Cookie, cookieText } from './cookies/cookie.ts';
import type { CookieScope } from './cookies/cookie-scope.ts';
import { deriveKey } from './derive-key.ts';

/** Accounts that one browser is known to at most; then the one that logged in longest ago is forgotten. */
const ACCOUNTS = 5;

export interface KnownDevices {
  /**
   * The device's id, when its cookie proves that this account has logged in from it.
   * @param since when the account's devices were forgotten: only log-ins after that count
   */
  read(cookies: string | null | undefined, account: string, since?: Date): string | undefined;
  /**
   * The `Set-Cookie` value that makes the browser known to an account that has just logged in, and leaves it known to
   * the others that its cookie names.
   * @param cookies that the browser has sent
   */
  remember(cookies: string | null | undefined, account: string): string;
}

/** What a browser holds of one account: signed, and nothing in it says which. Each account has an id of its own for it. */
interface Entry {
  device: string;
  /** Unix time, ms. */
  until: string;
  signature: string;
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
      // Whose the others are can't be told here; what is made up proves nothing and costs its maker a place.
      const others = entriesIn(cookies).filter((entry) => !isOf(account, entry));
      const entries = [{ device, until, signature: sign(account, device, until) }, ...others];
      const value = entries.slice(0, ACCOUNTS).map((one) => [one.device, one.until, one.signature].join('.'));
      return cookieText(cookie, value.join('.'), scope);
    },
  };
}

/** One after the other, all parted by dots: a shop of an older version reads the first. */
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
