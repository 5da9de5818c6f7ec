import type { Locale } from '@spindle/platform/locales.ts';
import { type Sites, siteOf } from '@spindle/platform/sites.ts';
import { mailLink } from './mail-link.ts';

/** The shop as its mails name it. */
export interface MailShop {
  name: string;
  /** Its first page in the reader's language. */
  home: string;
}

export function mailShop(sites: Sites, locale: Locale): MailShop {
  return { name: siteOf(sites, locale).shopName, home: mailLink(sites, locale, '/') };
}
