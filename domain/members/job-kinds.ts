import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Tells one of the two addresses that their accounts were merged. `at` is an ISO 8601 time. */
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
  // It names an address that no longer has an account here.
  keepFailedDays: 30,
};

/** Hands over what came late for an account that was merged. */
export const gatherMerged: JobKind<{ lostId: string }> = {
  name: 'members.gather-merged',
  retries: 12,
  key: ({ lostId }) => lostId,
};
