import { hasSubscribed } from '@spindle/domain/subscriptions/has-subscribed.ts';
import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import { subscriber } from '@spindle/platform/cookies/page-cookies.ts';
import type { MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/** Marks the browser of a member who has had a subscription, for a week (spec §6); it says nothing else. */
export const markSubscriber: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { accounts, config } = context.get(servicesContext);
  // Asked beside what the page asks.
  const ask = async () => {
    const viewer = await context.get(requestContext).viewer();
    return viewer.kind === 'member' && (await hasSubscribed(accounts.db, viewer.memberId));
  };
  const [response, marks] = await Promise.all([next(), ask()]);
  if (!marks) return response;
  response.headers.append('Set-Cookie', cookieText(subscriber, '1', config.cookies));
  return response;
};
