import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { consumeLimits, type TooMany } from '../accounts/consume-limits.ts';
import { ensureMember } from '../accounts/ensure-member.ts';
import type { CodeSpent } from '../accounts/registration/try-registration-code.ts';
import { namesIn } from '../catalogue/names-in.ts';
import { type ActivationResult, activateDevice } from '../licences/activation/activate-device.ts';
import { type Device, fingerprintOf } from '../licences/activation/device.ts';
import { issueTrial } from '../licences/issue-trial.ts';
import { licenceOfTrial } from '../licences/licence-of-trial.ts';
import { queueLicenceEvent } from '../webhooks/queue-licence-event.ts';
import { findTrialOffer } from './find-trial-offer.ts';
import { trialStartedMail } from './job-kinds.ts';
import { TRIAL_CODES_BY_ADDRESS_AND_IP, TRIAL_CODES_BY_IP } from './limits.ts';
import { insertTrial, selectTrial } from './queries.ts';
import { isTrialCode } from './trial-code.ts';

export interface TrialDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  limits: Limits;
  /** The shop's SECRET. */
  secret: string;
  /** `deriveKey(secret, 'device-fingerprint')` */
  fingerprintKey: Buffer;
}

export interface TrialRequest extends Pick<Device, 'name' | 'system'> {
  /** Parsed by `emailAddress`. */
  email: string;
  code: string;
  pid: string;
  /** The program's identifier of the computer. */
  device: string;
  locale: Locale;
  ip: string;
}

/**
 * Second step: begins the trial with the code that was mailed, and activates the computer. Asking again, because the answer was
 * lost, gives the same licence. A trial begins once per account, computer and product line, even with concurrent calls.
 */
export async function startTrial(
  deps: TrialDeps,
  asked: TrialRequest,
): Promise<
  | ActivationResult
  | { ok: false; error: 'trial_not_offered' | 'trial_used' | 'code_wrong' }
  | CodeSpent
  | TooMany
> {
  const { db, clock, jobs, limits, secret, fingerprintKey } = deps;
  const { email, pid, locale, ip } = asked;
  const limited = await consumeLimits(limits, [[TRIAL_CODES_BY_IP, { ip }]]);
  if (limited) return limited;
  const tried = await limits.take(TRIAL_CODES_BY_ADDRESS_AND_IP, { account: email, ip });
  if (!tried.ok) return { ok: false, error: 'code_spent', retryAfterSeconds: tried.retryAfter };
  const now = clock.now();
  const fingerprint = fingerprintOf(fingerprintKey, asked.device);
  if (!isTrialCode(secret, { email, pid, fingerprint }, asked.code, now)) {
    return { ok: false, error: 'code_wrong' };
  }
  await limits.giveBack(TRIAL_CODES_BY_ADDRESS_AND_IP, { account: email, ip }, 1);
  const offer = await findTrialOffer(db, pid);
  if (!offer) return { ok: false, error: 'trial_not_offered' };

  const starting = db.transaction(async (tx) => {
    const { memberId, created } = await ensureMember(tx, { email, locale, at: () => clock.now() });
    const { productLine, trialDays: days } = offer;
    const trial = { id: randomUUID(), memberId, pid, productLine, fingerprint, startedAt: now };
    const isNew = await insertTrial(tx, trial);
    const had = isNew ? trial : await selectTrial(tx, trial);
    if (!had) throw new TrialUsed();
    const licence = isNew
      ? await issueTrial(
          tx,
          { memberId, pid, productName: namesIn(offer, locale).name },
          { trialId: trial.id, days },
          now,
        )
      : await licenceOfTrial(tx, had.id);
    const activated = await activateDevice({ db: tx, clock, fingerprintKey }, { ...asked, key: licence.key });
    if (isNew) {
      await queueLicenceEvent(tx, { jobs, clock }, 'licence.issued', licence);
      const mail = { trialId: trial.id, licenceId: licence.id, email, locale, accountCreated: created };
      await jobs.send(tx, trialStartedMail, mail);
    }
    return activated;
  });
  return starting.catch((error: unknown) => {
    if (error instanceof TrialUsed) return { ok: false, error: 'trial_used' };
    throw error;
  });
}

/** Rolls the transaction back, so that no account is made for a trial that does not begin. */
class TrialUsed extends Error {}
