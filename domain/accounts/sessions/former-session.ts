import type { Db } from '@spindle/platform/database.ts';
import { SESSION_COOKIE } from './auth.ts';
import { deleteSessions } from './queries.ts';

/** The token of each session cookie, which ends at the signature. */
const TOKENS = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;.]+)`, 'g');

/**
 * Ends the session that a browser already has when somebody logs in there; it may have two, of its host and of the shop's domain.
 * The token identifies a session; it is secret enough for that.
 */
export async function endFormerSession(db: Db, cookieHeader: string | undefined): Promise<void> {
  const tokens = Array.from((cookieHeader ?? '').matchAll(TOKENS), ([, token = '']) => token);
  if (tokens.length > 0) await deleteSessions(db, tokens);
}

/** Ends a session that was just opened, by its `Set-Cookie` values, because the way in has ended meanwhile. */
export function endOpenedSession(db: Db, { cookies }: { cookies: readonly string[] }): Promise<void> {
  return endFormerSession(db, cookies.map((cookie) => cookie.split(';')[0]).join('; '));
}
