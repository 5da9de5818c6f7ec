import { buildCheckoutLink, type Purchase } from '@spindle/domain/checkout/build-checkout-link.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { paths } from './paths.ts';

/** What `/member?a=` knows; `log_out` is for forms alone. */
export type MemberSection = 'login' | 'register' | 'reset_password' | 'log_out' | 'my_products';

/**
 * Every link of the shop in one language. The default language has no prefix.
 * @returns paths from the root, to be used in `href`, in `<Link to>` and in redirects alike.
 */
export function linksFor(locale: Locale, defaultLocale: Locale = 'en') {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const at = (path: string) => (path === '/' && prefix ? prefix : `${prefix}${path}`);
  return {
    home: () => at(paths.home),
    /** @param slug the document's slug, with underscores */
    product: (slug: string) => at(paths.product.replace(':product', slug.replaceAll('_', '-'))),
    buy: (slug: string) => at(paths.buy.replace(':product', slug.replaceAll('_', '-'))),
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

/** Splits `/de/dvd-ripper` into the language named by its prefix, active or not, and the rest. */
export function splitLocale(pathname: string): { prefix: Locale | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const prefix = ALL_LOCALES.find((locale) => locale === first);
  return prefix ? { prefix, path: `/${rest.join('/')}` } : { prefix: undefined, path: pathname };
}
