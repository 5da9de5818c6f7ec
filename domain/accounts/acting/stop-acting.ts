import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { actingToken, endedActingCookies } from './acting-cookies.ts';
import { findByToken, voidActing } from './queries.ts';
import { settleActings } from './settle-actings.ts';

/** Ends the acting of this browser, by its button; undefined when there is none. The browser's own log-in goes on. */
export async function stopActing(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'cookies'>,
  cookieHeader: string | null,
): Promise<{ cookies: string[] } | undefined> {
  const token = actingToken(cookieHeader);
  if (token === undefined) return undefined;
  const found = await findByToken(deps.db, hashToken(token));
  if (found) {
    await voidActing(deps.db, { id: found.acting.id });
    await settleActings(deps);
  }
  return { cookies: endedActingCookies(deps.cookies) };
}
