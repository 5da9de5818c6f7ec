import { randomUUID } from 'node:crypto';
import { MAILED_MINUTES } from '@spindle/platform/mailed-code.ts';
import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { addressMail } from '../jobs.ts';
import { ADDRESS_MAILS } from '../limits.ts';
import { mayMail, takeMail } from '../may-mail.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { ADDRESS_REST_DAYS } from './address-code.ts';
import { insertAddressChange, lastAddressChange } from './queries.ts';

/**
 * First step: mails a code to the new address. An address that has an account gets another mail, with the same answer. An
 * earlier request that is not completed ends.
 * @param email the new one, parsed by `emailAddress`.
 */
export async function startAddressChange(
  { db, clock, jobs, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  member: AskingMember,
  { email }: { email: string },
): Promise<
  { ok: true } | { ok: false; error: 'factor_required' | 'address_changed_lately' | 'address_same' } | TooMany
> {
  const now = clock.now();
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  if (email === member.email) return { ok: false, error: 'address_same' };
  const last = await lastAddressChange(db, member.memberId);
  if (last && now.getTime() - last.getTime() < ADDRESS_REST_DAYS * 86_400_000) {
    return { ok: false, error: 'address_changed_lately' };
  }
  // Counted first by the member, whatever address they ask for, so that they can't use up the mails of others; then by the new
  // address, whoever asks. The second limit does not show in the answer, which would reveal what others have asked for.
  const asked = await takeMail(limits, ADDRESS_MAILS, member.memberId);
  if (!asked.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: asked.retryAfter };
  if (!(await mayMail(limits, ADDRESS_MAILS, email))) return { ok: true };
  await db.transaction(async (tx) => {
    // Of two simultaneous requests the second replaces the first, so that one code works.
    await lockMember(tx, member.memberId);
    const changeId = await insertAddressChange(tx, {
      id: randomUUID(),
      memberId: member.memberId,
      oldEmail: member.email,
      newEmail: email,
      expiresAt: new Date(now.getTime() + MAILED_MINUTES * 60_000),
    });
    await jobs.send(tx, addressMail, { changeId });
  });
  return { ok: true };
}
