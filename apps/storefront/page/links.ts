import { buildCheckoutLink, type Purchase } from '@spindle/domain/checkout/build-checkout-link.ts';
import type { Site } from '@spindle/platform/sites.ts';
import { paths } from './paths.ts';

/** What `/member?a=` knows; `log_out` is for forms alone. */
export type MemberSection = 'login' | 'register' | 'reset_password' | 'log_out' | 'my_products';

/**
 * Every link of the shop in one language.
 * @returns paths from the root, for `href` and `redirectTo`. Not for `<Link to>` and `<Form action>`, which
 * put the language before a path themselves: those stay on their page and name the query alone (`?pid=643`).
 */
export function linksFor(site: Pick<Site, 'prefix'>) {
  const at = (path: string) => pathIn(site, path);
  const document = (slug: string) => at(paths.document.replace(':slug', slug.replaceAll('_', '-')));
  return {
    home: () => at(paths.home),
    /** @param slug the document's slug, with underscores */
    product: document,
    buy: (slug: string) => at(paths.documentBuy.replace(':slug', slug.replaceAll('_', '-'))),
    article: document,
    /** The same in every language, and a tracked download (spec §7). */
    trial: (pid: string) => withQuery(paths.mlinkDownload, { pid }),
    checkout: (purchase: Purchase) => `${at(paths.checkout)}?${buildCheckoutLink(purchase)}`,
    payment: (checkoutId?: string) => withQuery(at(paths.payment), { checkout: checkoutId }),
    thankYou: (checkoutId?: string) => withQuery(at(paths.thankYou), { checkout: checkoutId }),
    cardInfoPay: () => at(paths.cardInfoPay),
    sandboxPay: (paymentId: string) => at(paths.sandboxPay.replace(':payment', paymentId)),
    contact: () => at(paths.contact),
    store: () => at(paths.store),
    help: () => at(paths.help),
    helpArticle: (slug: string) => at(paths.helpArticle.replace(':name', slug)),
    /** @param asked `in` looks among help articles only */
    search: (asked: { q?: string; in?: 'help' } = {}) => withQuery(at(paths.search), { ...asked }),
    /** The list of a category's articles, from page 1. */
    category: (slug: string, page = 1) => {
      if (page === 1) return document(slug);
      return at(paths.categoryPage.replace(':category', slug).replace(':page', String(page)));
    },
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

/** A page's path in a language; `path` is without a language prefix. */
export function pathIn({ prefix }: Pick<Site, 'prefix'>, path: string): string {
  return path === '/' && prefix ? prefix : prefix + path;
}

/** The same page in another language, seen from a page of `origin`; `path` is without a language prefix. */
export function hrefIn(site: Site, path: string, origin: string): string {
  return site.origin === origin ? pathIn(site, path) : site.origin + pathIn(site, path);
}
