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
 * which put the language before a path themselves: those stay on their page and name the query alone (`?pid=643`).
 */
export function linksFor(site: SitePaths) {
  const at = (path: string) => pathIn(site, path);
  const document = (slug: string) => at(paths.document.replace(':slug', slug.replaceAll('_', '-')));
  return {
    /** @param path of a page, without language prefix */
    at,
    home: () => at(paths.home),
    /** @param slug of a document that is known to be there; where a product has its pages, `productLinks` says */
    document,
    buyDocument: (slug: string) => at(paths.documentBuy.replace(':slug', slug.replaceAll('_', '-'))),
    /** The same in every language, and a tracked download (spec §7). */
    trial: (pid: string, chosen: { system?: string; arch?: string } = {}) =>
      withQuery(paths.mlinkDownload, { pid, ...chosen }),
    /** A release that a member's licence brings; both are ids. */
    licensed: (named: { licence: string; release: string }) => withQuery(paths.mlinkDownload, named),
    /** What there is to download of a product. @param slug with underscores, as in the catalogue */
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
    /** The part of that page where one withdraws, open: a fragment alone does not open it in every browser. */
    withdraw: () =>
      `${withQuery(at(paths.subscriptionCancel), { kind: 'withdraw' satisfies CancellationKind })}#withdraw`,
    /** @param code what the program of a computer without a network shows */
    offlineActivation: (code?: string) => withQuery(at(paths.offlineActivation), { code }),
    licenceFile: () => at(paths.licenceFile),
    findOrder: () => at(paths.findOrder),
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
    /**
     * Where a mailed link is confirmed that logs in; `from` is where it was followed.
     * @param link `challenge` ties it to one browser, `lang` names the language where a host has several
     */
    signInLink: (
      link: Record<'token' | 'client_e', string> &
        Partial<Record<'lang' | 'challenge' | 'from', string | undefined>>,
    ) => withQuery(at(paths.member), { a: 'sign_in' satisfies MemberSection, ...link }),
    /** Where one of the member's licences stands. */
    licence: (id: string) =>
      `${withQuery(at(paths.member), { a: 'my_products' satisfies MemberSection, licence: id })}#licence-${id}`,
    /** The member's account. @param done what was just changed in it */
    account: (done?: string) => withQuery(at(paths.member), { a: 'account' satisfies MemberSection, done }),
    /** The member centre, for staff who asked for what is closed to them while they act as a member. */
    closedToActing: () =>
      withQuery(at(paths.member), { a: 'my_products' satisfies MemberSection, closed: '1' }),
    /** What the shop holds of the member. @param done what was just done there */
    privacy: (done?: string) => withQuery(at(paths.member), { a: 'privacy' satisfies MemberSection, done }),
    /** Where somebody is led who has asked for their erasure, and is logged out by it. */
    erasureAsked: () =>
      withQuery(at(paths.member), { a: 'keep_account' satisfies MemberSection, asked: '1' }),
    /** The member's archive of it, a file. @param token of the mailed link, for who is blocked */
    dataArchive: (token?: string) => withQuery('/backend/member/export', { token }),
    /** Where such a link leads. */
    yourData: (token: string) =>
      withQuery(at(paths.member), { a: 'your_data' satisfies MemberSection, token }),
    /** Who may come into the member's account. @param done what was just changed there */
    security: (done?: string) => withQuery(at(paths.member), { a: 'security' satisfies MemberSection, done }),
    /** The computers of one licence. */
    devicesOf: (licence: string) =>
      withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, licence }),
    /** A page of a long list. @param q what is looked for */
    memberList: (a: 'my_products' | 'devices', { q, page }: { q: string; page: number }) =>
      withQuery(at(paths.member), {
        ...{ a, q: q || undefined },
        page: page === 1 ? undefined : String(page),
      }),
    /** Asks before a device loses its seat. */
    releaseDevice: (release: string) =>
      withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, release }),
    /** The devices, where one has just lost its seat, which it can still have back. @param released its id */
    releasedDevice: (released: string) =>
      withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, released }),
    /** Gives a device that was just released its seat back; a form's address. */
    keepDevice: (keep: string) => withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, keep }),
    /** The devices, where that was asked. @param kept whether it has its seat again */
    keptDevice: (kept: 'yes' | 'no') =>
      withQuery(at(paths.member), { a: 'devices' satisfies MemberSection, kept }),
    /**
     * @param done what was just done with one of them, or why it was not
     * @param of which one
     */
    subscriptions: (done?: string, of?: string) =>
      withQuery(at(paths.member), {
        ...{ a: 'subscriptions' satisfies MemberSection, done, of: done && of },
      }),
    /** The ways to change a subscription's term. @param problem why it was not changed just now */
    changePlan: (change: string, problem?: string) =>
      withQuery(at(paths.member), { a: 'subscriptions' satisfies MemberSection, change, problem }),
    /** Where a subscription is taxed. @param done that was just changed @param problem why it was not */
    taxCountry: (country: string, { done, problem }: { done?: 'saved'; problem?: string } = {}) =>
      withQuery(at(paths.member), { a: 'subscriptions' satisfies MemberSection, country, done, problem }),
    /** One order of the member's. @param order its number */
    memberOrder: (order: string) =>
      withQuery(at(paths.member), { a: 'orders' satisfies MemberSection, order }),
    /** A document of an order, for whoever is logged in as its buyer. The same in every language. */
    invoice: (number: string, format?: InvoiceFormat) =>
      withQuery('/backend/order/invoice', { number, format }),
    /** The orders before that one. @param after its number */
    ordersBefore: (after: string, q?: string) =>
      withQuery(at(paths.member), { a: 'orders' satisfies MemberSection, q, after }),
  };
}

export type Links = ReturnType<typeof linksFor>;

/** What the page of an application state does to its paths. */
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

/** Files and what is no page are named as they are; so is the first page. */
export function takesSuffix(path: string): boolean {
  return !isNoPage(path) && /^\/(?:[^?#]*\/)?[^./?#]+(?:[?#]|$)/.test(path);
}

/** The same page in another language, seen from a page of `origin`; `path` is without a language prefix. */
export function hrefIn(site: Site, path: string, origin: string): string {
  return site.origin === origin ? pathIn(site, path) : site.origin + pathIn(site, path);
}
