import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Mails the code of a challenge to the address that it is valid for. */
export const captchaMail: JobKind<{ session: string; email: string; locale: Locale }> = {
  name: 'captcha.mail',
  retries: 3,
  key: ({ session }) => session,
  // It names an address that may have no account here, and its code works for minutes only.
  keepFailedDays: 1,
};
