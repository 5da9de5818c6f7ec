import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { AccountsMailDeps } from './deps.ts';
import { sendPasswordMail } from './passwords/send-password-mail.tsx';
import { deleteEnded } from './queries.ts';
import { sendRegistrationMail } from './registration/send-registration-mail.tsx';

/** Mails the code of a pending registration, or that the address has an account already. */
export const registrationMail: JobKind<{
  registrationId: string;
  requestId: string;
  /** Missing in what storefronts before renewals have sent. */
  renewal?: number;
}> = {
  name: 'registration-mail',
  retries: 6,
  key: ({ registrationId }) => registrationId,
};

/** Mails a link that sets a new password, if the address has an account. */
export const passwordResetMail: JobKind<{ email: string; locale: Locale; requestId: string }> = {
  name: 'password-mail',
  retries: 6,
  key: ({ email }) => email,
  // It names an address that may have no account here, and nobody waits longer for such a link.
  keepFailedDays: 7,
};

/** Forgets ended sessions, links and codes once a day. */
export const tidyAccounts: JobKind<object> = {
  name: 'tidy-accounts',
  retries: 2,
  key: () => 'all',
  cron: '17 3 * * *',
};

export function accountsJobs(deps: AccountsMailDeps): JobHandler<never>[] {
  return [
    jobHandler(registrationMail, (data) => sendRegistrationMail(deps, data)),
    jobHandler(passwordResetMail, (data) => sendPasswordMail(deps, data)),
    jobHandler(tidyAccounts, () => deleteEnded(deps.db, deps.clock.now())),
  ];
}
