import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import { passwordResetMail } from '../jobs.ts';
import { RESET_BY_ADDRESS_AND_IP, RESET_BY_IP, RESET_MAILS } from '../limits.ts';
import { mayMail } from '../may-mail.ts';

/**
 * Asks for a link by mail. Whether the address has an account is looked up later, by the job that mails,
 * so the answer cannot tell.
 */
export async function startPasswordReset(
  { db, jobs, limits }: { db: Db; jobs: Jobs; limits: Limits },
  { email, locale, ip }: { email: string; locale: Locale; ip: string },
): Promise<{ ok: true } | TooMany> {
  const limited = await consumeLimits(limits, [
    [RESET_BY_IP, { ip }],
    [RESET_BY_ADDRESS_AND_IP, { account: email, ip }],
  ]);
  if (limited) return limited;
  // Others may have asked for this address: whoever asks now has done nothing, and is told what they always are.
  if (!(await mayMail(limits, RESET_MAILS, email))) return { ok: true };
  await jobs.send(db, passwordResetMail, { email, locale, requestId: randomUUID() });
  return { ok: true };
}
