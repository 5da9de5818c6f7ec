import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Mails an address the keys of its licences, if it has any. */
export const keysMail: JobKind<{ email: string; locale: Locale; requestId: string }> = {
  name: 'lost-keys.mail',
  retries: 6,
  key: ({ email }) => email,
  // It names an address that may have no account here, and after that time nobody waits for its keys.
  keepFailedDays: 7,
};

/** Mails the owner of a licence its new key. Queued in the transaction that replaces the key. */
export const newKeyMail: JobKind<{ licenceId: string; requestId: string }> = {
  name: 'lost-keys.new-key-mail',
  retries: 12,
  key: ({ requestId }) => requestId,
  keepFailedDays: 30,
};
