import type { JobKind } from '@spindle/platform/jobs.ts';

/** Makes a member's archive and mails them of it. */
export const exportData: JobKind<{ memberId: string; exportId: string }> = {
  name: 'export-data',
  retries: 5,
  key: ({ exportId }) => exportId,
};

/** Deletes archives that have ended, every hour. */
export const tidyExports: JobKind<object> = {
  name: 'tidy-exports',
  retries: 2,
  key: () => 'all',
  cron: '41 * * * *',
};
