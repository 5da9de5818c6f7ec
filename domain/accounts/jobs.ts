import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Mails the code of a pending registration, or that the address has an account already. */
export const registrationMail: JobKind<{ registrationId: string; requestId: string }> = {
  name: 'accounts.registration-mail',
  retries: 6,
  key: ({ registrationId }) => registrationId,
};

/** Mails a link that sets a new password, if the address has an account. */
export const passwordResetMail: JobKind<{ email: string; locale: Locale; requestId: string }> = {
  name: 'accounts.password-reset-mail',
  retries: 6,
  key: ({ email }) => email,
};
