import { readMember } from '@spindle/domain/accounts/read-member.ts';
import type { UserInfo } from '@spindle/domain/accounts/user-info.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { createContext, data, type MiddlewareFunction } from 'react-router';
import { requestContext, servicesContext } from '../../page/request-context.ts';

/** The member who looks at the page; null for a visitor. */
export const memberDetailContext = createContext<UserInfo | null>(null);

/** Loads who the member is; a page that can't know is 500 'Server Error' (spec §8). */
export const loadMemberDetail: MiddlewareFunction<Response> = async ({ context }) => {
  const { accounts, log } = context.get(servicesContext);
  const viewer = await context.get(requestContext).viewer();
  if (viewer.kind === 'anonymous') return;
  try {
    context.set(memberDetailContext, await readMember(accounts, viewer.memberId));
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    log.error({ err: error }, 'member detail could not be loaded');
    throw data('Server Error', { status: 500 });
  }
};
