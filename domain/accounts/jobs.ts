import type { JobHandler, JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { AccountsMailDeps } from './deps.ts';
import { deleteEnded } from './queries.ts';
import { sendPasswordMail } from './send-password-mail.tsx';
import { sendRegistrationMail } from './send-registration-mail.tsx';

/** Mails the code of a pending registration, or that the address has an account already. */
export const registrationMail: JobKind<{ registrationId: string; requestId: string }> = {
  name: 'registration-mail',
  retries: 6,
  key: ({ registrationId }) => registrationId,
};

/** Mails a link that sets a new password, if the address has an account. */
export const passwordResetMail: JobKind<{ email: string; locale: Locale; requestId: string }> = {
  name: 'password-mail',
  retries: 6,
  key: ({ email }) => email,
};

/** Forgets ended sessions, links and codes once a day. */
export const tidyAccounts: JobKind<object> = {
  name: 'tidy-accounts',
  retries: 2,
  key: () => 'all',
};

export const accountsJobKinds = [registrationMail, passwordResetMail, tidyAccounts] as const;

export function accountsJobs(deps: AccountsMailDeps) {
  return [
    { kind: registrationMail, run: (data) => sendRegistrationMail(deps, data) } satisfies JobHandler<
      Parameters<typeof registrationMail.key>[0]
    >,
    { kind: passwordResetMail, run: (data) => sendPasswordMail(deps, data) } satisfies JobHandler<
      Parameters<typeof passwordResetMail.key>[0]
    >,
    { kind: tidyAccounts, run: () => deleteEnded(deps.db, deps.clock.now()), cron: '17 3 * * *' },
  ];
}
