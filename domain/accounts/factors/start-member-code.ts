import { randomUUID } from 'node:crypto';
import type { AccountsDeps } from '../deps.ts';
import { memberCodeMail } from '../jobs.ts';
import { MEMBER_CODE_MAILS } from '../limits.ts';
import { mayMail } from '../may-mail.ts';
import { MEMBER_CODE_MINUTES } from './member-code.ts';
import { keepMemberCode } from './queries.ts';

/**
 * Mails a code to the member's own address. While one works, asking again mails the same, with the tries that are left;
 * one that was tried too often is replaced.
 */
export async function startMemberCode(
  { db, clock, jobs, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { memberId, email }: { memberId: string; email: string },
): Promise<void> {
  if (!(await mayMail(limits, MEMBER_CODE_MAILS, email))) return;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + MEMBER_CODE_MINUTES * 60_000);
    const codeId = await keepMemberCode(tx, { id: randomUUID(), memberId, now, expiresAt });
    await jobs.send(tx, memberCodeMail, { codeId, requestId: randomUUID() });
  });
}
