import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Makes a member's archive and mails them when it is ready. */
export const exportData: JobKind<{ memberId: string; exportId: string }> = {
  name: 'export-data',
  retries: 5,
  key: ({ exportId }) => exportId,
};

/** Deletes expired archives, every hour. */
export const tidyExports: JobKind<object> = {
  name: 'tidy-exports',
  retries: 2,
  key: () => 'all',
  cron: '41 * * * *',
};

/** Mails an address how its member can get at their data without a log-in, if they are blocked. */
export const dataLinkMail: JobKind<{ email: string; locale: Locale; requestId: string }> = {
  name: 'data-link-mail',
  retries: 6,
  key: ({ email }) => email,
  // It names an address that may have no account here.
  keepFailedDays: 7,
};

/** Ends what would go on for a member who has asked for their erasure. `askedAt` is an ISO 8601 time. */
export const endForErasure: JobKind<{ memberId: string; askedAt: string }> = {
  name: 'end-for-erasure',
  retries: 12,
  // The job of an erasure that was undone does nothing; it must not keep the job of the next one from being queued.
  key: ({ memberId, askedAt }) => `${memberId} ${askedAt}`,
};

/** Mails a member the link that undoes their erasure. */
export const erasureMail: JobKind<{ memberId: string; requestId: string }> = {
  name: 'erasure-mail',
  retries: 12,
  key: ({ memberId }) => memberId,
};

/** Finds erasures that are due, every hour. */
export const findErasures: JobKind<object> = {
  name: 'find-erasures',
  retries: 2,
  key: () => 'all',
  cron: '23 * * * *',
};

/** Erases a member's data. */
export const eraseMember: JobKind<{ memberId: string }> = {
  name: 'erase-member',
  retries: 6,
  key: ({ memberId }) => memberId,
};

/** Removes erased buyers from documents that need not be kept any more, every month. */
export const endRetention: JobKind<object> = {
  name: 'end-retention',
  retries: 2,
  key: () => 'all',
  cron: '7 4 2 * *',
};
