import type { SignedIn } from '@spindle/domain/accounts/sessions/open-session.ts';
import type { SecondFactorWanted } from '@spindle/domain/accounts/two-factor/want-second-factor.ts';
import type { RouterContextProvider } from 'react-router';
import { linksFor } from '../../page/links.ts';
import { requestContext } from '../../page/request-context.ts';
import { redirectTo } from '../redirect-to.ts';
import { safeBack } from './safe-back.ts';

/** Goes on to the second step of a log-in. */
export function toSecondFactor(
  { cookies }: SecondFactorWanted,
  context: Readonly<RouterContextProvider>,
  url: URL,
): Response {
  const { page } = context.get(requestContext);
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  const back = safeBack(url.searchParams.get('back'), page.origin);
  return redirectTo(context, linksFor(page).member('second_factor', back), { status: 303, headers });
}

/** Sets the log-in cookies and redirects to where the visitor came from, or else to the member centre. */
export function signedIn(
  { cookies }: SignedIn,
  context: Readonly<RouterContextProvider>,
  url: URL,
): Response {
  const { page } = context.get(requestContext);
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  const back = safeBack(url.searchParams.get('back'), page.origin);
  if (back === undefined) {
    return redirectTo(context, linksFor(page).member(), { headers });
  }
  // Other pages may not hydrate, so the browser loads them.
  return redirectTo(context, back, { headers, document: true });
}
