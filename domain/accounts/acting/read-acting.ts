import type { Viewer } from '../../backend-api/envelope.ts';
import { mayAct } from '../../staff/may-act.ts';
import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { actingToken } from './acting-cookies.ts';
import { findByToken, voidActing } from './queries.ts';
import { settleActings } from './settle-actings.ts';
import { staffOf } from './staff-of.ts';

/**
 * The staff who act as a member in this browser, while their time is not over and their role allows it; undefined if the
 * browser has no acting cookie. After the end, the browser's own log-in counts only once the cookie is gone: a page that was
 * opened as somebody else must not go on as its own member.
 */
export async function readActing(
  deps: Pick<AccountsDeps, 'db' | 'clock'>,
  cookieHeader: string | null,
): Promise<Viewer | undefined> {
  const token = actingToken(cookieHeader);
  if (token === undefined) return undefined;
  const over: Viewer = { kind: 'anonymous', expired: true, acted: true };
  const found = token === '' ? undefined : await findByToken(deps.db, hashToken(token));
  if (!found) return over;
  const { acting, member } = found;
  const { id: sessionId, memberId, until } = acting;
  const staff = staffOf(acting);
  const isOver = !until || until <= deps.clock.now();
  if (isOver || !(await mayAct(deps.db, staff, 'act_as_member'))) {
    await voidActing(deps.db, { id: sessionId });
    await settleActings(deps);
    return over;
  }
  return { kind: 'acting', memberId, ...member, sessionId, until, staff };
}
