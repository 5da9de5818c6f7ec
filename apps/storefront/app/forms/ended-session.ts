import { endedLoginCookies } from '@spindle/domain/accounts/sessions/login-cookies.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/**
 * For a page that needs no log-in, when a session has ended: where to log in again and come back, and the cookies to end,
 * so that this is said once and the visitor goes on as a guest. When staff's acting has ended, the server ends its
 * cookies, on whatever page.
 */
export async function endedSession(
  context: Readonly<RouterContextProvider>,
): Promise<{ logIn: string; cookies: readonly string[] } | undefined> {
  const { page, url, viewer } = context.get(requestContext);
  const who = await viewer();
  if (who.kind !== 'anonymous' || !who.expired) return undefined;
  return {
    logIn: linksFor(page).member('login', url.pathname + url.search),
    cookies: who.acted ? [] : endedLoginCookies(context.get(servicesContext).config.cookies),
  };
}
