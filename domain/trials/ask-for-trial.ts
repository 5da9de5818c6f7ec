import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { consumeLimits, type TooMany } from '../accounts/consume-limits.ts';
import { mayMail } from '../accounts/may-mail.ts';
import { fingerprintOf } from '../licences/activation/device.ts';
import { findTrialOffer } from './find-trial-offer.ts';
import { trialCodeMail } from './job-kinds.ts';
import { TRIAL_MAILS, TRIALS_BY_IP, TRIALS_NEARBY } from './limits.ts';

/** First step: mails a code. The answer does not reveal whether the address has an account or has had a trial. */
export async function askForTrial(
  {
    db,
    clock,
    jobs,
    limits,
    fingerprintKey,
  }: { db: Db; clock: Clock; jobs: Jobs; limits: Limits; fingerprintKey: Buffer },
  asked: { email: string; pid: string; device: string; locale: Locale; ip: string },
): Promise<{ ok: true } | { ok: false; error: 'trial_not_offered' } | TooMany> {
  const { email, pid, device, locale, ip } = asked;
  const limited = await consumeLimits(limits, [
    [TRIALS_BY_IP, { ip }],
    [TRIALS_NEARBY, { nearby: ip }],
  ]);
  if (limited) return limited;
  if (!(await findTrialOffer(db, pid))) return { ok: false, error: 'trial_not_offered' };
  // Somebody else may have used up the address's limit, so the answer is the same as always.
  if (!(await mayMail(limits, TRIAL_MAILS, email))) return { ok: true };
  const fingerprint = fingerprintOf(fingerprintKey, device);
  const requestedAt = clock.now().toISOString();
  await db.transaction((tx) =>
    jobs.send(tx, trialCodeMail, { requestId: randomUUID(), email, pid, fingerprint, locale, requestedAt }),
  );
  return { ok: true };
}
