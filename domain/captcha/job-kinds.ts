import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Mails the code of a challenge to the address that it is good for. */
export const captchaMail: JobKind<{ session: string; email: string; locale: Locale }> = {
  name: 'captcha.mail',
  retries: 3,
  key: ({ session }) => session,
  // It names an address that may have no account here, and the code in it works for minutes.
  keepFailedDays: 1,
};
