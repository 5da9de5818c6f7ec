import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { actingAs } from '@spindle/platform/cookies/page-cookies.ts';
import { acting } from '@spindle/platform/cookies/table.ts';
import { parse } from 'hono/utils/cookie';

/**
 * The cookies for the browser of staff who act: a token, and for pages that are the same for everyone, the member's address
 * and the end.
 */
export function actingCookies(
  { token, email, until }: { token: string; email: string; until: Date },
  scope: CookieScope,
): string[] {
  const said = JSON.stringify({ email, until: until.toISOString() });
  return [cookieText(acting, token, scope), cookieText(actingAs, said, scope)];
}

export function endedActingCookies(scope: CookieScope): string[] {
  return [endedCookie(acting, scope), endedCookie(actingAs, scope)];
}

/** The token that a browser sends; the empty string for a cookie without a value, which marks an acting that is over. */
export function actingToken(cookieHeader: string | null | undefined): string | undefined {
  return cookieHeader?.includes(`${acting.name}=`)
    ? parse(cookieHeader, acting.name)[acting.name]
    : undefined;
}

/** The cookies a browser will send once its acting is over: then its own log-in counts again. */
export function withoutActing(headers: Headers): Headers {
  const kept = (headers.get('cookie') ?? '')
    .split(';')
    .filter((part) => ![acting, actingAs].some(({ name }) => part.trim().startsWith(`${name}=`)));
  return new Headers({ cookie: kept.join(';') });
}
