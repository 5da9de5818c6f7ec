import type { UserInfo } from '@spindle/domain/accounts/user-info.ts';
import { readActingAs } from './acting-as.ts';
import { type AppState, atServer, NOBODY } from './app-state.ts';
import { clientOs, isMobile } from './client-os.ts';

/** The element that holds the state; its `data-server` names the server location, and may be set at an edge. */
export const API_MARKER = 'api';

/** What of the browser is read; tests bring their own. */
export interface StateSources {
  marker: { text: string; server: string | undefined } | undefined;
  cookies: string;
  userAgent: string;
  /** Fingers that its screen tells apart. */
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
 * The state of this page, completed with what only the browser knows of its visitor.
 * @param server a server location that counts more than the page's own
 */
export function readAppState(server?: string, sources: StateSources = inBrowser()): AppState {
  const { marker, cookies, userAgent, touchPoints } = sources;
  if (!marker) throw new Error('This page has no state.');
  const state = JSON.parse(marker.text) as AppState;
  // An iPad says that it is a Mac, of which none has a screen to touch.
  const isPad = touchPoints > 1 && userAgent.includes('Macintosh');
  return {
    ...atServer(state, server ?? marker.server),
    client: isPad ? 'win' : clientOs(userAgent),
    mobile: isPad || isMobile(userAgent),
    user_info: actingOf(cookies) ?? userOf(cookies) ?? NOBODY,
  };
}

/** As whom staff act: for the page they are in, and no more is known of them. */
function actingOf(cookies: string): UserInfo | undefined {
  const as = readActingAs(cookies);
  return as && { ...NOBODY, email: as.email, isInit: true };
}

/** Whom the readable companion of the session cookie names. */
function userOf(cookies: string): UserInfo | undefined {
  const value = /(?:^|; )user_info_new=([^;]*)/.exec(cookies)?.[1];
  if (!value) return undefined;
  try {
    const user = JSON.parse(decodeURIComponent(value)) as Partial<Record<keyof UserInfo, unknown>>;
    if (user.isInit !== true || typeof user.email !== 'string') return undefined;
    const textOf = (field: unknown) => (typeof field === 'string' ? field : '');
    return {
      // A level that is missing is none (spec §6).
      vip: Number.isSafeInteger(user.vip) ? (user.vip as number) : 0,
      email: user.email,
      username: textOf(user.username),
      uid: textOf(user.uid),
      token: textOf(user.token),
      isInit: true,
    };
  } catch {
    // Not ours, or cut off: then nobody is known.
    return undefined;
  }
}
