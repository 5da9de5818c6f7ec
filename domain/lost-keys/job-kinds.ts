import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Mails the keys of an address's licences to it, if it has any. */
export const keysMail: JobKind<{ email: string; locale: Locale; requestId: string }> = {
  name: 'lost-keys.mail',
  retries: 6,
  key: ({ email }) => email,
  // It names an address that may have no account here, and nobody waits longer for its keys.
  keepFailedDays: 7,
};
