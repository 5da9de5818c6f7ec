import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Mails the code that begins a trial. */
export const trialCodeMail: JobKind<{
  requestId: string;
  email: string;
  pid: string;
  fingerprint: string;
  locale: Locale;
  /** ISO 8601. */
  requestedAt: string;
}> = {
  name: 'trials.code-mail',
  retries: 6,
  key: ({ email, pid, fingerprint }) => `${email} ${pid} ${fingerprint}`,
  // It contains an address that may have no account, and nobody waits longer for a code.
  keepFailedDays: 7,
};

/** Mails the key of a trial. Queued once, by the transaction that begins it. */
export const trialStartedMail: JobKind<{
  trialId: string;
  licenceId: string;
  email: string;
  locale: Locale;
  /** The account was made for this trial. */
  accountCreated: boolean;
}> = {
  name: 'trials.started-mail',
  retries: 12,
  key: ({ trialId }) => trialId,
  keepFailedDays: 30,
};
