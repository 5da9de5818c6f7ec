import { addressOfLink } from '@spindle/platform/client-address.ts';
import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { userInfoNew } from '@spindle/platform/cookies/page-cookies.ts';
import {
  addressOfVisitor,
  affiliateReferrer,
  emailOfLink,
  guestUser,
  machineOfVisitor,
} from '@spindle/platform/cookies/visit-cookies.ts';
import { cookieValue } from './cookie-value.ts';
import { guestCookie, readGuest, visited } from './guest-user.ts';

/** As long as a machine's name in an event may be; the name is the program's own. */
const LONGEST_MACHINE = 64;

/** What is known about the page and its visitor. */
export interface Visit {
  cookies: string;
  /** The page's address. */
  url: URL;
  referrer: string;
  userAgent: string;
  /** ms since the epoch */
  now: number;
  /** Scope of the shop's cookies: all of its hosts count as the shop. */
  scope: CookieScope;
}

/**
 * What a browser remembers if its visitor has agreed: its visits, the site that it last came from, and fingerprints of
 * the email address and the machine that a link names. The address does not go into `email` while somebody is logged in,
 * whose own address is there.
 * @returns cookies to set
 */
export async function visitCookies(visit: Visit): Promise<string[]> {
  const { cookies, url, referrer, userAgent, now, scope } = visit;
  const guest = visited(readGuest(cookies), { now, userAgent: await fingerprint(userAgent) });
  const set = [guestCookie(guest, scope)];
  const from = strangerIn(referrer, url.hostname, scope);
  if (from) set.push(cookieText(affiliateReferrer, from, scope));
  const address = addressOfLink(url.searchParams);
  const print = address && (await fingerprint(address));
  if (print) {
    set.push(cookieText(addressOfVisitor, print, scope));
    if (!isMember(cookies)) set.push(cookieText(emailOfLink, print, scope));
  }
  const machine = url.searchParams.get('mac')?.trim().toLowerCase().slice(0, LONGEST_MACHINE);
  const machinePrint = machine && (await fingerprint(machine));
  if (machinePrint) set.push(cookieText(machineOfVisitor, machinePrint, scope));
  return set;
}

/** The cookies that undo it after a refusal. The address of a logged-in member stays. */
export function endedVisitCookies(cookies: string, scope: CookieScope): string[] {
  const ofLink = isMember(cookies) ? [] : [emailOfLink];
  const ended = [guestUser, affiliateReferrer, addressOfVisitor, machineOfVisitor, ...ofLink];
  return ended.map((cookie) => endedCookie(cookie, scope));
}

const isMember = (cookies: string) => cookieValue(cookies, userInfoNew.name) !== undefined;

/** The host of another site. Not the path, which may say more about a person than where they came from. */
function strangerIn(referrer: string, here: string, { domain = here }: CookieScope): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { protocol, hostname } = new URL(referrer);
  const isOwn = hostname === here || hostname === domain || hostname.endsWith(`.${domain}`);
  return /^https?:$/.test(protocol) && !isOwn ? hostname : undefined;
}

/** SHA-256, from which nobody can read the text back; empty on a page without TLS, where browsers offer no hashes. */
async function fingerprint(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  if (!digest) return '';
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
