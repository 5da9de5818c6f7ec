import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** Mails the licence that a code issued or extended. Queued once, by the transaction that redeems the code. */
export const redeemedMail: JobKind<{
  codeId: string;
  licenceId: string;
  email: string;
  locale: Locale;
  /** The account was made for this licence. */
  accountCreated: boolean;
}> = {
  name: 'exchange-codes.redeemed-mail',
  retries: 12,
  key: ({ codeId }) => codeId,
  keepFailedDays: 30,
};
