import type { CancellationKind } from '@spindle/domain/cancellations/cancellation.ts';
import { buildCheckoutLink, type Purchase } from '@spindle/domain/checkout/build-checkout-link.ts';
import type { LinkSignature } from '@spindle/domain/downloads/download-link.ts';
import type { InvoiceFormat } from '@spindle/domain/invoices/invoice-format.ts';
import { isNoPage } from '@spindle/platform/no-page.ts';
import type { Site } from '@spindle/platform/sites.ts';
import type { AppState } from './app-state.ts';
import type { MemberSection } from './member-sections.ts';
import { paths } from './paths.ts';

/** What a site does to the paths of its pages. */
export type SitePaths = Pick<Site, 'prefix' | 'suffix'>;

/**
 * Every link of the shop in one language.
 * @returns paths from the root, for `href` and `redirectTo`. Not for `<Link to>`, `<Form action>` and `useNavigate`,
 * which add the language to a path themselves: those stay on their page and give only the query (`?pid=643`).
 */
export function linksFor(site: SitePaths) {
  const at = (path: string) => pathIn(site, path);
  const document = (slug: string) => at(paths.document.replace(':slug', slug.replaceAll('_', '-')));
  return {
    /** @param path of a page, without language prefix */
    at,
    home: () => at(paths.home),
    /** @param slug of a document that is known to exist; `productLinks` says where a product has its pages */
    document,
    buyDocument: (slug: string) => at(paths.documentBuy.replace(':slug', slug.replaceAll('_', '-'))),
    /** The same in every language; it counts the download (spec §7). */
    trial: (pid: string, chosen: { system?: string; arch?: string } = {}) =>
      withQuery(paths.mlinkDownload, { pid, ...chosen }),
    /** The download of a release that a member's licence includes; both are ids. */
    licensed: (named: { licence: string; release: string }) => withQuery(paths.mlinkDownload, named),
    /** The page with a product's downloads. @param slug with underscores, as in the catalogue */
    downloads: (slug: string) => at(paths.downloads.replace(':product', slug.replaceAll('_', '-'))),
    releaseFile: ({ id, fileName }: { id: string; fileName: string }, signed: LinkSignature) =>
      withQuery(paths.releaseFile.replace(':release', id).replace(':file', fileName), { ...signed }),
    checkout: (purchase: Purchase) => `${at(paths.checkout)}?${buildCheckoutLink(purchase)}`,
    /** @param query of a checkout link */
    checkoutOf: (query: string) => `${at(paths.checkout)}?${query}`,
    payment: (checkoutId?: string) => withQuery(at(paths.payment), { checkout: checkoutId }),
    thankYou: (checkoutId?: string) => withQuery(at(paths.thankYou), { checkout: checkoutId }),
    cardInfoPay: () => at(paths.cardInfoPay),
    sandboxPay: (paymentId: string) => at(paths.sandboxPay.replace(':payment', paymentId)),
    exchangeCode: () => at(paths.exchangeCode),
    /** @param order the id of a renewal's order */
    payRenewal: (order: string) => withQuery(at(paths.payRenewal), { order }),
    priceChange: (offerId: string) => withQuery(at(paths.priceChange), { offer: offerId }),
    updatePaymentMethod: () => at(paths.updatePaymentMethod),
    subscriptionCancel: () => at(paths.subscriptionCancel),
    /** The page's part for a withdrawal, opened: a fragment alone does not open it in every browser. */
    withdraw: () =>
      `${withQuery(at(paths.subscriptionCancel), { kind: 'withdraw' satisfies CancellationKind })}#withdraw`,
    /** @param code shown by the program on a computer without a network */
    offlineActivation: (code?: string) => withQuery(at(paths.offlineActivation), { code }),
    licenceFile: () => at(paths.licenceFile),
    findOrder: () => at(paths.findOrder),
    contact: () => at(paths.contact),
    store: () => at(paths.store),
    help: () => at(paths.help),
    helpArticle: (slug: string) => at(paths.helpArticle.replace(':name', slug)),
    /** @param asked `in` limits the search to help articles */
    search: (asked: { q?: string; in?: 'help' } = {}) => withQuery(at(paths.search), { ...asked }),
    /** The list of a category's articles, from page 1. */
    category: (slug: string, page = 1) => {
      if (page === 1) return document(slug);
      return at(paths.categoryPage.replace(':category', slug).replace(':page', String(page)));
    },
    member: (section?: MemberSection, back?: string) => withQuery(at(paths.member), { a: section, back }),
    /**
     * Where a mailed log-in link is confirmed; `from` is the page where it was followed.
     * @param link `challenge` ties it to one browser, `lang` names the language where a host has several
     */
    signInLink: (
      link: Record<'token' | 'client_e', string> &
        Partial<Record<'lang' | 'challenge' | 'from', string | undefined>>,
    ) => withQuery(at(paths.member), { a: 'sign_in' satisfies MemberSection, ...link }),
    /** The member's licence in the list of licences. */
    licence: (id: string) =>
      `${withQuery(at(paths.member), { a: 'my_products' satisfies MemberSection, licence: id })}#licence-${id}`,
    /** The member's account. @param done what was just changed in it */
    account: (done?: string) => withQuery(at(paths.member), { a: 'account' satisfies MemberSection, done }),
    /** The member centre, for staff who act as a member and asked for a page that is closed to them. */
    closedToActing: () =>
      withQuery(at(paths.member), { a: 'my_products' satisfies MemberSection, closed: '1' }),
    /** The data that the shop holds about the member. @param done what was just done there */
    privacy: (done?: string) => withQuery(at(paths.member), { a: 'privacy' satisfies MemberSection, done }),
    /** The page after a member has asked for their erasure, which logs them out. */
    erasureAsked: () =>
      withQuery(at(paths.member), { a: 'keep_account' satisfies MemberSection, asked: '1' }),
    /** The file with the member's data. @param token of the mailed link, for a blocked member */
    dataArchive: (token?: string) => withQuery('/backend/member/export', { token }),
    /** Where that mailed link leads. */
    yourData: (token: string) =>
      withQuery(at(paths.member), { a: 'your_data' satisfies MemberSection, token }),
    /** Ways to log in to the member's account. @param done what was just changed there */
    security: (done?: string) => withQuery(at(paths.member), { a: 'security' satisfies MemberSection, done }),
    /** The computers of one licence. */
    devicesOf: (licence: string) =>
      withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, licence }),
    /** A page of a long list. @param q the text to look for */
    memberList: (a: 'my_products' | 'devices', { q, page }: { q: string; page: number }) =>
      withQuery(at(paths.member), {
        ...{ a, q: q || undefined },
        page: page === 1 ? undefined : String(page),
      }),
    /** Asks before a device loses its seat. */
    releaseDevice: (release: string) =>
      withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, release }),
    /** The devices after one has just lost its seat, with the offer to give it back. @param released its id */
    releasedDevice: (released: string) =>
      withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, released }),
    /** Gives a device that was just released its seat back; the address of a form. */
    keepDevice: (keep: string) => withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, keep }),
    /** The devices after that form was sent. @param kept whether it has its seat again */
    keptDevice: (kept: 'yes' | 'no') =>
      withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, kept }),
    /**
     * @param done what was just done with a subscription, or why it was not
     * @param of the subscription's id
     */
    subscriptions: (done?: string, of?: string) =>
      withQuery(at(paths.member), {
        ...{ a: 'subscriptions' satisfies MemberSection, done, of: done && of },
      }),
    /** The ways to change a subscription's term. @param problem why the change just failed */
    changePlan: (change: string, problem?: string) =>
      withQuery(at(paths.member), { a: 'subscriptions' satisfies MemberSection, change, problem }),
    /** Where a subscription is taxed. @param done set when it was just changed @param problem why the change just failed */
    taxCountry: (country: string, { done, problem }: { done?: 'saved'; problem?: string } = {}) =>
      withQuery(at(paths.member), { a: 'subscriptions' satisfies MemberSection, country, done, problem }),
    /** One order of the member's. @param order its number */
    memberOrder: (order: string) =>
      withQuery(at(paths.member), { a: 'orders' satisfies MemberSection, order }),
    /** A document of an order, for its logged-in buyer. The same in every language. */
    invoice: (number: string, format?: InvoiceFormat) =>
      withQuery('/backend/order/invoice', { number, format }),
    /** The orders before the one with the number `after`. */
    ordersBefore: (after: string, q?: string) =>
      withQuery(at(paths.member), { a: 'orders' satisfies MemberSection, q, after }),
  };
}

export type Links = ReturnType<typeof linksFor>;

/** How the pages of an application state change their paths. */
export const pathsOf = ({ prefix, page_suffix }: Pick<AppState, 'prefix' | 'page_suffix'>): SitePaths => ({
  prefix,
  suffix: page_suffix,
});

/** The same links, for scripts of a page. */
export const linksOf = (state: Pick<AppState, 'prefix' | 'page_suffix'>): Links => linksFor(pathsOf(state));

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** A page's address in a language; `path` is without a language prefix, and may have a query or a fragment. */
export function pathIn({ prefix, suffix }: SitePaths, path: string): string {
  if (path === '/' && prefix) return prefix;
  return prefix + (suffix && takesSuffix(path) ? path.replace(/(?=[?#]|$)/, suffix) : path);
}

/** Files and other addresses that are not pages get no suffix, and neither does the home page. */
export function takesSuffix(path: string): boolean {
  return !isNoPage(path) && /^\/(?:[^?#]*\/)?[^./?#]+(?:[?#]|$)/.test(path);
}

/** The address of the same page in another language, for a link on a page of `origin`; `path` is without a language prefix. */
export function hrefIn(site: Site, path: string, origin: string): string {
  return site.origin === origin ? pathIn(site, path) : site.origin + pathIn(site, path);
}
