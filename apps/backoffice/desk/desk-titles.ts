import type { Permission } from '@spindle/domain/staff/permission.ts';
import { dashboardWords } from '../dashboard/words.ts';
import { SEARCH_PAGE } from '../search/search-words.ts';
import { deskWords } from './desk-words.ts';
import {
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
  TAX_RATES_PAGE,
  TAX_REGISTRATIONS_PAGE,
  WEBHOOKS_PAGE,
} from './pages.ts';

/** What the desk's pages are called, in the order of the menu, with what their reader must be allowed to do. */
export function deskTitles(
  language: string | undefined,
): readonly (readonly [Permission | 'everybody', page: string, title: string])[] {
  const { words } = deskWords(language);
  return [
    ['sales', SALES_PAGE, dashboardWords(language).words.sales.title],
    ['books', BOOKS_PAGE, words.books.title],
    ['orders', ORDERS_PAGE, words.orderList.title],
    ['orders', BUYERS_PAGE, words.buyers.title],
    ['members', MEMBERS_PAGE, words.members.title],
    ['orders', REVIEW_PAGE, words.orders.title],
    ['subscriptions', SUBSCRIPTIONS_PAGE, words.subscriptionList.title],
    ['subscriptions', CANCELLATIONS_PAGE, words.cancellations.title],
    ['licences', LICENCES_PAGE, words.licence.list],
    ['exchange_codes', EXCHANGE_PAGE, words.exchange.title],
    ['jobs', JOBS_PAGE, words.jobs.title],
    ['prices', PROMOTIONS_PAGE, words.promotions.title],
    ['prices', COUPONS_PAGE, words.coupons.title],
    ['prices', LIFETIME_PRICES_PAGE, words.lifetimePrices.title],
    ['prices', PRICE_CHANGES_PAGE, words.priceChanges.title],
    ['prices', PAY_RATIOS_PAGE, words.payRatios.title],
    ['releases', RELEASES_PAGE, words.releases.title],
    ['seller', SELLER_PAGE, words.seller.title],
    ['taxes', TAX_REGISTRATIONS_PAGE, words.tax.registrations.title],
    ['taxes', TAX_RATES_PAGE, words.tax.rates.title],
    ['taxes', EXCHANGE_RATES_PAGE, words.exchangeRates.title],
    ['webhooks', WEBHOOKS_PAGE, words.webhooks.title],
    ['roles', ROLES_PAGE, words.roles.title],
    ['everybody', SECOND_FACTOR_PAGE, words.secondFactor.title],
  ];
}

/**
 * What a page of ours is called in its tab, also that of one order, licence, subscription or member. Undefined for pages
 * that Payload names itself.
 * @param path below `/admin`
 */
export function titleAt(path: readonly string[], language: string | undefined): string | undefined {
  const [page = '', one] = path;
  const { words } = deskWords(language);
  if (one !== undefined) {
    if (`/${page}` === ORDERS_PAGE) return words.order.title.replace('{number}', one);
    if (`/${page}` === LICENCES_PAGE) return words.licence.title;
    if (`/${page}` === SUBSCRIPTIONS_PAGE) return words.subscription.title;
  }
  if (`/${page}` === SEARCH_PAGE) return words.search.title;
  return deskTitles(language).find(([, at]) => at === `/${page}`)?.[2];
}
