import type { Db } from '@spindle/platform/database.ts';
import { parse } from 'hono/utils/cookie';
import { SESSION_COOKIE } from './auth.ts';
import { deleteSession } from './queries.ts';

/**
 * Ends the session that a browser already has when somebody logs in there. The token identifies it; it is secret enough for
 * that.
 */
export async function endFormerSession(db: Db, cookieHeader: string | undefined): Promise<void> {
  const signed = parse(cookieHeader ?? '', SESSION_COOKIE)[SESSION_COOKIE];
  const [token] = signed?.split('.') ?? [];
  if (token) await deleteSession(db, token);
}

/** Ends a session that was just opened, by its `Set-Cookie` values, because the way in has ended meanwhile. */
export function endOpenedSession(db: Db, { cookies }: { cookies: readonly string[] }): Promise<void> {
  return endFormerSession(db, cookies.map((cookie) => cookie.split(';')[0]).join('; '));
}
