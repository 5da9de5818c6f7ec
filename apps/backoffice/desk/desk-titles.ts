import type { Permission } from '@spindle/domain/staff/permission.ts';
import { dashboardWords } from '../dashboard/words.ts';
import { SEARCH_PAGE } from '../search/search-words.ts';
import { deskWords } from './desk-words.ts';
import {
  AUDIT_PAGE,
  BOOKS_PAGE,
  BUYERS_PAGE,
  CANCELLATIONS_PAGE,
  COUPONS_PAGE,
  EXCHANGE_PAGE,
  EXCHANGE_RATES_PAGE,
  JOBS_PAGE,
  LICENCES_PAGE,
  LIFETIME_PRICES_PAGE,
  MEMBERS_PAGE,
  ORDERS_PAGE,
  PAY_RATIOS_PAGE,
  PRICE_CHANGES_PAGE,
  PROMOTIONS_PAGE,
  RELEASES_PAGE,
  REVIEW_PAGE,
  ROLES_PAGE,
  SALES_PAGE,
  SECOND_FACTOR_PAGE,
  SELLER_PAGE,
  SUBSCRIPTIONS_PAGE,
  SUSPICIOUS_PAGE,
  TAX_RATES_PAGE,
  TAX_REGISTRATIONS_PAGE,
  WEBHOOKS_PAGE,
} from './pages.ts';

export const DESK_GROUPS = ['buyers', 'money', 'prices', 'settings'] as const;

export interface DeskTitle {
  group: (typeof DESK_GROUPS)[number];
  /** The permission that the reader needs. */
  needs: Permission | 'everybody';
  /** Below `/admin`. */
  page: string;
  title: string;
}

/** The titles of the desk's pages, in the order of the menu. */
export function deskTitles(language: string | undefined): readonly DeskTitle[] {
  const { words } = deskWords(language);
  return [
    { group: 'money', needs: 'sales', page: SALES_PAGE, title: dashboardWords(language).words.sales.title },
    { group: 'money', needs: 'books', page: BOOKS_PAGE, title: words.books.title },
    { group: 'buyers', needs: 'orders', page: ORDERS_PAGE, title: words.orderList.title },
    { group: 'buyers', needs: 'orders', page: BUYERS_PAGE, title: words.buyers.title },
    { group: 'buyers', needs: 'members', page: MEMBERS_PAGE, title: words.members.title },
    { group: 'buyers', needs: 'orders', page: REVIEW_PAGE, title: words.orders.title },
    { group: 'buyers', needs: 'orders', page: SUSPICIOUS_PAGE, title: words.orderList.suspicious },
    {
      group: 'buyers',
      needs: 'subscriptions',
      page: SUBSCRIPTIONS_PAGE,
      title: words.subscriptionList.title,
    },
    { group: 'buyers', needs: 'subscriptions', page: CANCELLATIONS_PAGE, title: words.cancellations.title },
    { group: 'buyers', needs: 'licences', page: LICENCES_PAGE, title: words.licence.list },
    { group: 'buyers', needs: 'exchange_codes', page: EXCHANGE_PAGE, title: words.exchange.title },
    { group: 'settings', needs: 'jobs', page: JOBS_PAGE, title: words.jobs.title },
    { group: 'prices', needs: 'prices', page: PROMOTIONS_PAGE, title: words.promotions.title },
    { group: 'prices', needs: 'prices', page: COUPONS_PAGE, title: words.coupons.title },
    { group: 'prices', needs: 'prices', page: LIFETIME_PRICES_PAGE, title: words.lifetimePrices.title },
    { group: 'prices', needs: 'prices', page: PRICE_CHANGES_PAGE, title: words.priceChanges.title },
    { group: 'prices', needs: 'prices', page: PAY_RATIOS_PAGE, title: words.payRatios.title },
    { group: 'settings', needs: 'releases', page: RELEASES_PAGE, title: words.releases.title },
    { group: 'money', needs: 'seller', page: SELLER_PAGE, title: words.seller.title },
    { group: 'money', needs: 'taxes', page: TAX_REGISTRATIONS_PAGE, title: words.tax.registrations.title },
    { group: 'money', needs: 'taxes', page: TAX_RATES_PAGE, title: words.tax.rates.title },
    { group: 'money', needs: 'taxes', page: EXCHANGE_RATES_PAGE, title: words.exchangeRates.title },
    { group: 'settings', needs: 'webhooks', page: WEBHOOKS_PAGE, title: words.webhooks.title },
    { group: 'settings', needs: 'audit', page: AUDIT_PAGE, title: words.audit.title },
    { group: 'settings', needs: 'roles', page: ROLES_PAGE, title: words.roles.title },
    { group: 'settings', needs: 'everybody', page: SECOND_FACTOR_PAGE, title: words.secondFactor.title },
  ];
}

/** The pages that somebody with these permissions may see. */
export const titlesFor = (permissions: readonly Permission[], language: string | undefined) =>
  deskTitles(language).filter(({ needs }) => needs === 'everybody' || permissions.includes(needs));

/**
 * The title of one of our pages for its tab, with the number for an order's page. `titleOfOne` has more specific titles
 * for a member, licence or subscription. Undefined for pages that Payload names itself.
 * @param path below `/admin`
 */
export function titleAt(path: readonly string[], language: string | undefined): string | undefined {
  const [page = '', one] = path;
  const { words } = deskWords(language);
  if (one !== undefined) {
    if (`/${page}` === ORDERS_PAGE) return words.order.title.replace('{number}', one);
    if (`/${page}` === LICENCES_PAGE) return words.licence.title;
    if (`/${page}` === SUBSCRIPTIONS_PAGE) return words.subscription.title;
    if (`/${page}` === MEMBERS_PAGE) return words.member.title;
  }
  if (`/${page}` === SEARCH_PAGE) return words.search.title;
  return deskTitles(language).find((at) => at.page === `/${page}`)?.title;
}
