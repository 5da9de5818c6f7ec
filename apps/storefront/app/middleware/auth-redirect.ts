import { endedLoginCookies } from '@spindle/domain/accounts/sessions/login-cookies.ts';
import type { MiddlewareFunction } from 'react-router';
import { isAhead } from '../../page/ahead.ts';
import { linksFor } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { backTo, isOpen } from '../member/guarded.ts';
import { redirectTo } from '../redirect-to.ts';

/** Redirects visitors who are not logged in to the log-in page, and back afterwards (spec §6). */
export const authRedirect: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const visit = context.get(requestContext);
  if (isOpen(url)) return;
  const viewer = await visit.viewer();
  // The page itself decides what staff may see as a member.
  if (viewer.kind !== 'anonymous') return;
  // The redirect would end the cookies, so that the next page could not say that the session has ended.
  if (isAhead(request.headers)) throw new Response(null, { status: 204 });
  const target = linksFor(visit.page).member('login', backTo(url, visit.page));
  if (!viewer.expired) throw redirectTo(context, target);
  // The log-in page says why, and the browser forgets the ended session (spec §4). When staff's acting has ended, the
  // server ends its cookies, on whatever page; a log-in of their own stays.
  const cookies = viewer.acted ? [] : endedLoginCookies(context.get(servicesContext).config.cookies);
  throw redirectTo(context, `${target}&ended=1`, {
    headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
  });
};
