import type { Locale } from '@spindle/platform/locales.ts';

/** Where links in mails lead. */
export interface MailSite {
  /** The storefront's origin. */
  origin: string;
  /** The language without a prefix in its URLs. */
  defaultLocale: Locale;
}

/** A link to a page of the shop in the reader's language; `path` begins with a slash and has no prefix. */
export function mailLink(
  { origin, defaultLocale }: MailSite,
  locale: Locale,
  path: string,
  query: Record<string, string> = {},
): string {
  const url = new URL(`${locale === defaultLocale ? '' : `/${locale}`}${path}`, origin);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
