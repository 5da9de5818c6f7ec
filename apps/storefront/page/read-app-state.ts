import type { UserInfo } from '@spindle/domain/accounts/user-info.ts';
import { readActingAs } from './acting-as.ts';
import { type AppState, atServer, NOBODY } from './app-state.ts';
import { clientOs, isMobile } from './client-os.ts';

/** The element that holds the state; its `data-server` names the server location, and may be set by a CDN. */
export const API_MARKER = 'api';

/** What is read from the browser; tests pass their own. */
export interface StateSources {
  marker: { text: string; server: string | undefined } | undefined;
  cookies: string;
  userAgent: string;
  /** How many simultaneous touches its screen can tell apart. */
  touchPoints: number;
}

const inBrowser = (): StateSources => {
  const marker = document.getElementById(API_MARKER);
  return {
    marker: marker ? { text: marker.textContent ?? '', server: marker.dataset.server } : undefined,
    cookies: document.cookie,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  };
};

/**
 * The state of this page, completed with what only the browser knows about its visitor.
 * @param server a server location that takes precedence over the page's own
 */
export function readAppState(server?: string, sources: StateSources = inBrowser()): AppState {
  const { marker, cookies, userAgent, touchPoints } = sources;
  if (!marker) throw new Error('This page has no state.');
  const state = JSON.parse(marker.text) as AppState;
  // An iPad claims to be a Mac, but no Mac has a touch screen.
  const isPad = touchPoints > 1 && userAgent.includes('Macintosh');
  return {
    ...atServer(state, server ?? marker.server),
    client: isPad ? 'win' : clientOs(userAgent),
    mobile: isPad || isMobile(userAgent),
    user_info: actingOf(cookies) ?? userOf(cookies) ?? NOBODY,
  };
}

/** The member whom staff act as; only the email address is known. */
function actingOf(cookies: string): UserInfo | undefined {
  const as = readActingAs(cookies);
  return as && { ...NOBODY, email: as.email, isInit: true };
}

/** The member whom the readable companion of the session cookie names. */
function userOf(cookies: string): UserInfo | undefined {
  const value = /(?:^|; )user_info_new=([^;]*)/.exec(cookies)?.[1];
  if (!value) return undefined;
  try {
    const user = JSON.parse(decodeURIComponent(value)) as Partial<Record<keyof UserInfo, unknown>>;
    if (user.isInit !== true || typeof user.email !== 'string') return undefined;
    const textOf = (field: unknown) => (typeof field === 'string' ? field : '');
    return {
      // A missing level counts as none (spec §6).
      vip: Number.isSafeInteger(user.vip) ? (user.vip as number) : 0,
      email: user.email,
      username: textOf(user.username),
      uid: textOf(user.uid),
      token: textOf(user.token),
      isInit: true,
    };
  } catch {
    // Not one of our cookies, or truncated: then nobody is known.
    return undefined;
  }
}
