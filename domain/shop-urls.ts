import type { Locale } from '@spindle/platform/locales.ts';

/**
 * Absolute addresses of the storefront's pages, which alone knows its routes: for redirects that leave the
 * shop and come back, and for mail.
 */
export interface ShopUrls {
  /** @param query of a checkout link, see checkout-link.ts. */
  checkout(locale: Locale, query: string): string;
  /** `sig` opens the page without a cookie, see checkout-access.ts. */
  thankYou(locale: Locale, query: { checkout: string; sig?: string }): string;
  myProducts(locale: Locale): string;
  /** Where a password is set with a token from a mail. */
  setPassword(locale: Locale, token: string): string;
}
