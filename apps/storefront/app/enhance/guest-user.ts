import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { guestUser } from '@spindle/platform/cookies/visit-cookies.ts';
import { cookieValue } from './cookie-value.ts';

/** What the browser remembers about its visits, if the visitor has agreed (spec §3, names exact). Times in ms. */
export interface GuestUser {
  last_active: number;
  session_count: number;
  created_at: number;
  /** A fingerprint of the user agent: it tells that the browser has changed, but not which one it is. */
  user_agent: string;
  /** How often a promotion's pop-up was shown. */
  popup_count: number;
}

/** A page after a longer pause than this belongs to another visit, ms. */
const VISIT_ENDS = 30 * 60_000;

export function readGuest(cookies: string): GuestUser | undefined {
  try {
    const read = JSON.parse(cookieValue(cookies, guestUser.name) ?? '') as Partial<GuestUser>;
    const counts = [read.last_active, read.session_count, read.created_at, read.popup_count];
    const isWhole = counts.every(Number.isSafeInteger) && typeof read.user_agent === 'string';
    return isWhole ? (read as GuestUser) : undefined;
  } catch {
    // None, or not one of ours: then this is the first visit.
    return undefined;
  }
}

/** The visit that a page belongs to: a new one if the last page was long ago, or was seen in another browser. */
export function visited(
  known: GuestUser | undefined,
  { now, userAgent }: { now: number; userAgent: string },
): GuestUser {
  const isAnother =
    !known || now - known.last_active > VISIT_ENDS || (userAgent !== '' && known.user_agent !== userAgent);
  return {
    last_active: now,
    session_count: (known?.session_count ?? 0) + (isAnother ? 1 : 0),
    created_at: known?.created_at ?? now,
    user_agent: userAgent || (known?.user_agent ?? ''),
    popup_count: known?.popup_count ?? 0,
  };
}

export const guestCookie = (guest: GuestUser, scope: CookieScope) =>
  cookieText(guestUser, JSON.stringify(guest), scope);

/** The cookie to set when a pop-up is shown; undefined if nothing is remembered about the visitor. */
export function popupCounted(cookies: string, scope: CookieScope): string | undefined {
  const known = readGuest(cookies);
  return known && guestCookie({ ...known, popup_count: known.popup_count + 1 }, scope);
}
