import { readMember } from '@spindle/domain/accounts/read-member.ts';
import { loginCookies } from '@spindle/domain/accounts/sessions/login-cookies.ts';
import type { UserInfo } from '@spindle/domain/accounts/user-info.ts';
import { vip } from '@spindle/platform/cookies/page-cookies.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { createContext, data, type MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { cookieValue } from '../enhance/cookie-value.ts';

/** The member who looks at the page; null if nobody is logged in. */
export const memberDetailContext = createContext<UserInfo | null>(null);

/**
 * Loads who the member is; if that fails, the page is 500 'Server Error' (spec §8). If staff have changed the member's
 * level, the browser's cookies are updated.
 */
export const loadMemberDetail: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const { accounts, config, log } = context.get(servicesContext);
  const viewer = await context.get(requestContext).viewer();
  if (viewer.kind === 'anonymous') return next();
  let member: UserInfo;
  try {
    member = await readMember(accounts, viewer.memberId);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    log.error({ err: error }, 'member detail could not be loaded');
    throw data('Server Error', { status: 500 });
  }
  context.set(memberDetailContext, member);
  const response = await next();
  const known = cookieValue(request.headers.get('cookie') ?? '', vip.name);
  const isStale = viewer.kind === 'member' && known !== undefined && known !== String(member.vip);
  // Logging out, or changing the name, sets these cookies itself.
  const isTold = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${vip.name}=`));
  if (!isStale || isTold) return response;
  for (const cookie of loginCookies(member, config.cookies)) response.headers.append('Set-Cookie', cookie);
  return response;
};
