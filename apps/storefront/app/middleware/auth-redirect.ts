import { type MiddlewareFunction, redirect } from 'react-router';
import { requestContext } from '../../server/request-context.ts';
import { linksFor, type MemberSection } from '../links.ts';

/** Sections that somebody who is not logged in may see. */
const OPEN: ReadonlySet<string> = new Set<MemberSection>(['login', 'register', 'reset_password']);

/** Sends who is not logged in to the log-in page, and back afterwards (spec §6). */
export const authRedirect: MiddlewareFunction<Response> = async ({ context }) => {
  const visit = context.get(requestContext);
  if (OPEN.has(visit.url.searchParams.get('a') ?? '')) return;
  const viewer = await visit.viewer();
  if (viewer.kind === 'member') return;
  const { locale, defaultLocale } = visit.page;
  const back = visit.url.pathname.replace(/\.data$/, '') + visit.url.search;
  throw redirect(linksFor(locale, defaultLocale).member('login', back));
};
