import type { Locale } from '@spindle/platform/locales.ts';
import type { MailShop } from '../../mail/mail-shop.ts';

/** The properties that all mails about accounts share. */
export interface AccountMail {
  locale: Locale;
  /** The shop's name and first page in the reader's language. */
  shop: MailShop;
  /** How long the code or link works. */
  minutes: number;
}
