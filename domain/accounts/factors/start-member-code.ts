import { randomUUID } from 'node:crypto';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { memberCodeMail } from '../jobs.ts';
import { MEMBER_CODE_MAILS } from '../limits.ts';
import { takeMail } from '../may-mail.ts';
import { findTotp } from '../two-factor/queries.ts';
import { keepMemberCode } from './queries.ts';

/**
 * Mails a code to the member's own address. While a code works, asking again mails the same one, with the tries that are left;
 * one that was tried too often is replaced. Since it is their own address, the member is told when it has had enough mails. No
 * code is mailed while the second factor is on: its codes count instead (`giveMemberCode`).
 */
export async function startMemberCode(
  { db, clock, jobs, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { memberId, email }: { memberId: string; email: string },
): Promise<{ ok: true } | { ok: false; error: 'second_factor_wanted' } | TooMany> {
  if ((await findTotp(db, memberId, 'on')) !== undefined) {
    return { ok: false, error: 'second_factor_wanted' };
  }
  const mail = await takeMail(limits, MEMBER_CODE_MAILS, email);
  if (!mail.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: mail.retryAfter };
  const now = clock.now();
  await db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + MAILED_MINUTES * 60_000);
    const codeId = await keepMemberCode(tx, { id: randomUUID(), memberId, now, expiresAt });
    await jobs.send(tx, memberCodeMail, { codeId, requestId: randomUUID() });
  });
  return { ok: true };
}
