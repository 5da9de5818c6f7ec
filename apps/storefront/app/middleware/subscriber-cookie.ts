import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { serialize } from 'hono/utils/cookie';
import type { MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

const WEEK_SECONDS = 7 * 24 * 3600;

/** Marks the browser of a member who has had a subscription, for a week (spec §6); it says nothing else. */
export const markSubscriber: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { accounts, config } = context.get(servicesContext);
  const viewer = await context.get(requestContext).viewer();
  if (viewer.kind !== 'member') return response;
  const subscriptions = await subscriptionsOfMember(accounts.db, viewer.memberId);
  if (subscriptions.length === 0) return response;
  const scope = { path: '/', sameSite: 'Lax', ...config.cookies, maxAge: WEEK_SECONDS } as const;
  response.headers.append('Set-Cookie', serialize('isSubUser', '1', scope));
  return response;
};
