import { hasSubscribed } from '@spindle/domain/subscriptions/has-subscribed.ts';
import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import { subscriber } from '@spindle/platform/cookies/page-cookies.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/**
 * Marks the browser of a member who has had a subscription, for a week (spec §6); the mark says nothing else. If that
 * can't be read, the page is shown without the mark. If the response has already cleared the mark, since somebody has
 * logged in or out, it is left as it is: the browser now belongs to somebody else.
 */
export const markSubscriber: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { accounts, config, log } = context.get(servicesContext);
  // Read in parallel to the page's own data.
  const ask = async () => {
    const viewer = await context.get(requestContext).viewer();
    if (viewer.kind !== 'member') return false;
    try {
      return await hasSubscribed(accounts.db, viewer.memberId);
    } catch (error) {
      if (isDatabaseOutage(error)) throw error;
      log.error({ err: error }, 'whether a member has subscribed could not be read');
      return false;
    }
  };
  const [response, marks] = await Promise.all([next(), ask()]);
  if (!marks || setsIt(response)) return response;
  response.headers.append('Set-Cookie', cookieText(subscriber, '1', config.cookies));
  return response;
};

const setsIt = ({ headers }: Response): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${subscriber.name}=`));
