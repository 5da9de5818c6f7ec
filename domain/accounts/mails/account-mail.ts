import type { Locale } from '@spindle/platform/locales.ts';
import type { MailShop } from '../../mail/mail-shop.ts';

/** What all mails of the accounts are told. */
export interface AccountMail {
  locale: Locale;
  /** The shop's first page in the reader's language. */
  shop: MailShop;
  /** How long the code or link in it works. */
  minutes: number;
}
