import { randomBytes } from 'node:crypto';
import { writeAudit } from '../../audit/write-audit.ts';
import { mayAct } from '../../staff/may-act.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { actingMail, endActing } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { lockMember } from '../queries.ts';
import type { Sender } from '../sessions/sender.ts';
import { ACTING_MINUTES } from './acting.ts';
import { actingCookies, actingToken } from './acting-cookies.ts';
import { findByTicket, findByToken, holdBoth, takeTicket, voidActing } from './queries.ts';
import { settleActings } from './settle-actings.ts';
import { staffOf } from './staff-of.ts';

/**
 * Begins 15 minutes in which this browser sees the shop as a member, with a ticket of the back office. It is no log-in of the
 * member's: it has no factor, makes no device known and leaves the browser's own log-in as it is. An acting already under way
 * in this browser ends. The member is told by mail.
 */
export async function beginActing(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'cookies'>,
  { ticket, sender }: { ticket: string; sender: Sender },
): Promise<
  { ok: true; email: string; until: Date; cookies: string[] } | { ok: false; error: 'link_ended' } | TooMany
> {
  const { db, clock, jobs, limits } = deps;
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip: sender.ip }]]);
  if (limited) return limited;
  const begunAt = clock.now();
  const ticketHash = hashToken(ticket);
  const found = await findByTicket(db, ticketHash, begunAt);
  if (!found) return { ok: false, error: 'link_ended' };
  const { id, memberId, reason } = found;
  const staff = staffOf(found);
  const until = new Date(begunAt.getTime() + ACTING_MINUTES * 60_000);
  const token = randomBytes(32).toString('base64url');
  const former = actingToken(sender.cookieHeader);
  const email = await db.transaction(async (tx) => {
    // A sign-out everywhere or a closing of the account, which lock the member too, either came before or will find this
    // acting.
    const member = await lockMember(tx, memberId);
    if (!member || member.closedAt || !(await mayAct(tx, staff, 'act_as_member'))) return undefined;
    const tokenHash = hashToken(token);
    const before = former && (await findByToken(tx, hashToken(former)));
    if (before) await holdBoth(tx, [id, before.acting.id]);
    if (!(await takeTicket(tx, { ticketHash, tokenHash, begunAt, until }))) return undefined;
    if (before) await voidActing(tx, { id: before.acting.id });
    await writeAudit(tx, staff, {
      action: 'member.act',
      subject: { kind: 'member', id: memberId },
      before: null,
      after: { reason, acting: id, until: until.toISOString() },
      at: begunAt,
    });
    await jobs.send(tx, actingMail, { actingId: id });
    await jobs.send(tx, endActing, { actingId: id }, { after: until });
    return member.email;
  });
  await settleActings(deps);
  if (email === undefined) return { ok: false, error: 'link_ended' };
  return { ok: true, email, until, cookies: actingCookies({ token, email, until }, deps.cookies) };
}
