import { buildCheckoutLink, type Purchase } from '@spindle/domain/checkout/build-checkout-link.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { paths } from './paths.ts';

/** What `/member?a=` knows; `log_out` is for forms alone. */
export type MemberSection = 'login' | 'register' | 'reset_password' | 'log_out' | 'my_products';

/**
 * Every link of the shop in one language. The default language has no prefix.
 * @returns paths from the root, for `href` and `redirectTo`. Not for `<Link to>` and `<Form action>`, which
 * put the language before a path themselves: those stay on their page and name the query alone (`?pid=643`).
 */
export function linksFor(locale: Locale, defaultLocale: Locale = 'en') {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const at = (path: string) => (path === '/' && prefix ? prefix : `${prefix}${path}`);
  return {
    home: () => at(paths.home),
    /** @param slug the document's slug, with underscores */
    product: (slug: string) => at(paths.document.replace(':slug', slug.replaceAll('_', '-'))),
    buy: (slug: string) => at(paths.documentBuy.replace(':slug', slug.replaceAll('_', '-'))),
    checkout: (purchase: Purchase) => `${at(paths.checkout)}?${buildCheckoutLink(purchase)}`,
    payment: (checkoutId?: string) => withQuery(at(paths.payment), { checkout: checkoutId }),
    thankYou: (checkoutId?: string) => withQuery(at(paths.thankYou), { checkout: checkoutId }),
    cardInfoPay: () => at(paths.cardInfoPay),
    sandboxPay: (paymentId: string) => at(paths.sandboxPay.replace(':payment', paymentId)),
    member: (section?: MemberSection, back?: string) => withQuery(at(paths.member), { a: section, back }),
  };
}

export type Links = ReturnType<typeof linksFor>;

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** The same page in another language; `path` is without a language prefix. */
export function pathIn(locale: Locale, path: string, defaultLocale: Locale = 'en'): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Splits `/de/dvd-ripper` into its language and the rest. A language that is not served is no prefix. */
export function splitLocale(
  pathname: string,
  { locales, defaultLocale }: { locales: readonly Locale[]; defaultLocale: Locale },
): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = locales.find((served) => served === first && served !== defaultLocale);
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: defaultLocale, path: pathname };
}
