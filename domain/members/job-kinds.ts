import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Tells one of the two addresses that their accounts are one. `at` is an ISO time. */
export const mergedMail: JobKind<{
  to: string;
  locale: Locale;
  kept: string;
  lost: string;
  lostId: string;
  at: string;
}> = {
  name: 'members.merged-mail',
  retries: 12,
  key: ({ lostId, to }) => `${lostId} ${to}`,
  // It names an address that has no account here any more.
  keepFailedDays: 30,
};

/** Gives what came in late for an account that was merged to whose it is. */
export const gatherMerged: JobKind<{ lostId: string }> = {
  name: 'members.gather-merged',
  retries: 12,
  key: ({ lostId }) => lostId,
};
