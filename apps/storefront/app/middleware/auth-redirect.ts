import { endedLoginCookies } from '@spindle/domain/accounts/sessions/login-cookies.ts';
import type { MiddlewareFunction } from 'react-router';
import { isAhead } from '../../page/ahead.ts';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { backTo, isOpen } from '../member/guarded.ts';
import { redirectTo } from '../redirect-to.ts';

/** Sends who is not logged in to the log-in page, and back afterwards (spec §6). */
export const authRedirect: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const visit = context.get(requestContext);
  if (isOpen(url)) return;
  const viewer = await visit.viewer();
  // What staff may see as a member, the page itself says.
  if (viewer.kind !== 'anonymous') return;
  // It would take the cookies, and with them the word that the session has ended, from whatever is opened next.
  if (isAhead(request.headers)) throw new Response(null, { status: 204 });
  const target = linksFor(visit.page).member('login', backTo(url, visit.page));
  if (!viewer.expired) throw redirectTo(context, target);
  // The page says why, and the browser forgets what is over (spec §4).
  // Of staff's time as a member it is the server that ends the cookies, of whatever page; a log-in of theirs stays.
  const cookies = viewer.acted ? [] : endedLoginCookies(context.get(servicesContext).config.cookies);
  throw redirectTo(context, `${target}&ended=1`, {
    headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
  });
};
