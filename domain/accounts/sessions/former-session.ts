import type { Db } from '@spindle/platform/database.ts';
import { deleteSessions } from './queries.ts';
import { sessionCookies } from './session-cookies.ts';

/**
 * Ends the session that a browser already has when somebody logs in there; it may have two, of its host and of the shop's domain.
 * The token identifies a session; it is secret enough for that.
 */
export async function endFormerSession(db: Db, cookieHeader: string | undefined): Promise<void> {
  // A token ends at its signature.
  const tokens = sessionCookies(cookieHeader).flatMap((value) => value.split('.')[0] || []);
  if (tokens.length > 0) await deleteSessions(db, tokens);
}

/** Ends a session that was just opened, by its `Set-Cookie` values, because the way in has ended meanwhile. */
export function endOpenedSession(db: Db, { cookies }: { cookies: readonly string[] }): Promise<void> {
  return endFormerSession(db, cookies.map((cookie) => cookie.split(';')[0]).join('; '));
}
