import { randomBytes } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { hasLength } from '@spindle/platform/text-length.ts';
import type { Actor } from '../../actor.ts';
import { mayAct } from '../../staff/may-act.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { findMember } from '../queries.ts';
import { REASON_LENGTH, TICKET_SECONDS } from './acting.ts';
import { insertActing } from './queries.ts';

/**
 * A ticket with which staff who have `act_as_member` look at the shop as a member. It works once, for a minute, and only its
 * hash is stored.
 */
export async function askToAct(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<
  { ok: true; ticket: string } | { ok: false; error: 'not_allowed' | 'reason_missing' | 'member_unknown' }
> {
  // The shop itself (an actor of kind `system`) never acts as a member.
  if (actor.kind !== 'staff' || !(await mayAct(db, actor, 'act_as_member'))) {
    return { ok: false, error: 'not_allowed' };
  }
  const said = reason.trim();
  if (!hasLength(said, REASON_LENGTH)) return { ok: false, error: 'reason_missing' };
  const member = await findMember(db, memberId);
  if (!member || member.closedAt) return { ok: false, error: 'member_unknown' };
  const ticket = randomBytes(32).toString('base64url');
  await insertActing(db, {
    memberId,
    ...{ staffId: actor.staffId, staffEmail: actor.email, staffRole: actor.role },
    reason: said,
    ticketHash: hashToken(ticket),
    ticketUntil: new Date(clock.now().getTime() + TICKET_SECONDS * 1000),
  });
  return { ok: true, ticket };
}
