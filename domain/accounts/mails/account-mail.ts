import type { Locale } from '@spindle/platform/locales.ts';

/** What all mails of the accounts are told. */
export interface AccountMail {
  locale: Locale;
  /** The shop's first page in the reader's language. */
  home: string;
  /** How long the code or link in it works. */
  minutes: number;
}
