import { endedLoginCookies } from '@spindle/domain/accounts/login-cookies.ts';
import type { MiddlewareFunction } from 'react-router';
import { linksFor, type MemberSection } from '../../page/links.ts';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { sectionOf } from '../member/sections.ts';
import { redirectTo } from '../redirect-to.ts';

/** Sections that somebody who is not logged in may see; a log-out without a session is one, too. */
const OPEN: ReadonlySet<string> = new Set<MemberSection>(['login', 'register', 'reset_password', 'log_out']);

/** Sends who is not logged in to the log-in page, and back afterwards (spec §6). */
export const authRedirect: MiddlewareFunction<Response> = async ({ context, url }) => {
  const visit = context.get(requestContext);
  if (OPEN.has(url.searchParams.get('a') ?? '')) return;
  // Behind a name that is no section there is nothing to guard: the route answers 404.
  if (!sectionOf(url)) return;
  const viewer = await visit.viewer();
  if (viewer.kind === 'member') return;
  const links = linksFor(visit.page);
  const wanted = url.pathname + url.search;
  const back = [links.member(), links.member('my_products')].includes(wanted) ? undefined : wanted;
  const target = links.member('login', back);
  if (!viewer.expired) throw redirectTo(context, target);
  // The page says why, and the browser forgets what is over (spec §4).
  const cookies = endedLoginCookies(context.get(servicesContext).config.cookies);
  throw redirectTo(context, `${target}&ended=1`, {
    headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
  });
};
