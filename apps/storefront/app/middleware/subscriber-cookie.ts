import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import { subscriber } from '@spindle/platform/cookies/page-cookies.ts';
import type { MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/** Marks the browser of a member who has had a subscription, for a week (spec §6); it says nothing else. */
export const markSubscriber: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { accounts, config } = context.get(servicesContext);
  const viewer = await context.get(requestContext).viewer();
  if (viewer.kind !== 'member') return response;
  const subscriptions = await subscriptionsOfMember(accounts.db, viewer.memberId);
  if (subscriptions.length === 0) return response;
  response.headers.append('Set-Cookie', cookieText(subscriber, '1', config.cookies));
  return response;
};
