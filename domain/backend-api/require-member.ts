import type { Context } from 'hono';
import { type Acting, type BackendEnv, commonErrors, type Refusal, refuse, type Viewer } from './envelope.ts';

type Member = Extract<Viewer, { kind: 'member' }>;

/**
 * The member who asks, or the answer for somebody who is not logged in: 10010 without a session, 85641 when it has ended. That
 * answer deletes the log-in cookies (spec §8).
 */
export function requireMember(c: Context<BackendEnv>): Member | Refusal {
  const { viewer } = c.var;
  return viewer.kind === 'member' ? viewer : noSession(c, viewer.kind === 'anonymous' && viewer.expired);
}

/** The member who asks, or staff who act as them; only for calls that are declared `acting`. */
export function requireReader(c: Context<BackendEnv>): Member | Acting | Refusal {
  const { viewer } = c.var;
  return viewer.kind === 'acting' ? viewer : requireMember(c);
}

/** Who did it: staff who act as a member count as themselves, never as the member. */
export const actorOf = (viewer: Pick<Member, 'kind' | 'memberId'> | Acting) =>
  viewer.kind === 'acting' ? viewer.staff : ({ kind: 'member', memberId: viewer.memberId } as const);

function noSession(c: Context<BackendEnv>, expired: boolean): Refusal {
  for (const cookie of c.var.endedLoginCookies) c.header('set-cookie', cookie, { append: true });
  return refuse(c, commonErrors, expired ? 'session_expired' : 'no_session');
}
