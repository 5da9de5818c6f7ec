import { SUSPICIOUS_SCORE } from '@spindle/domain/risk/thresholds.ts';

/** The desk's pages, below `/admin`. */
export const ORDERS_PAGE = '/orders';
/** Paid orders with a high risk score. */
export const SUSPICIOUS_PAGE = `${ORDERS_PAGE}?state=paid&risk=${SUSPICIOUS_SCORE}`;
export const LICENCES_PAGE = '/licences';
export const REVIEW_PAGE = '/orders-in-review';
export const CANCELLATIONS_PAGE = '/cancellations';
export const SUBSCRIPTIONS_PAGE = '/subscriptions';
export const BUYERS_PAGE = '/buyers';
export const MEMBERS_PAGE = '/members';
export const JOBS_PAGE = '/failed-jobs';
export const COUPONS_PAGE = '/coupons';
export const PROMOTIONS_PAGE = '/promotion-rules';
export const LIFETIME_PRICES_PAGE = '/lifetime-prices';
export const PRICE_CHANGES_PAGE = '/price-changes';
export const PAY_RATIOS_PAGE = '/pay-ratios';
export const EXCHANGE_PAGE = '/exchange-codes';
export const AUDIT_PAGE = '/changes';
export const ROLES_PAGE = '/roles';
export const SECOND_FACTOR_PAGE = '/second-factor';
export const SELLER_PAGE = '/seller';
export const TAX_REGISTRATIONS_PAGE = '/tax-registrations';
export const TAX_RATES_PAGE = '/tax-rates';
export const EXCHANGE_RATES_PAGE = '/exchange-rates';
export const WEBHOOKS_PAGE = '/webhooks';
export const SALES_PAGE = '/sales';
export const BOOKS_PAGE = '/books';
export const RELEASES_PAGE = '/releases';

/** The page of an order, by its number. */
export const orderPage = (number: string): string => `${ORDERS_PAGE}/${encodeURIComponent(number)}`;

/** The page of a licence, by its id: licence keys stay out of URLs. */
export const licencePage = (id: string): string => `${LICENCES_PAGE}/${id}`;

/** The licences of a member or a computer, by its id, or of an order, by its number. */
export const licencesPage = (of: Readonly<Record<string, string>>): string =>
  `${LICENCES_PAGE}?${new URLSearchParams(of)}`;

/** One exchange code on the page of batches, by its id: anybody who reads a code can redeem it. */
export const exchangeCodePage = (id: string): string =>
  `${EXCHANGE_PAGE}?${new URLSearchParams({ code: id })}`;

/** The page of a subscription, by its id. */
export const subscriptionPage = (id: string): string => `${SUBSCRIPTIONS_PAGE}/${id}`;

/** The buyer of an order, by the order's number: mail addresses stay out of URLs. */
export const buyerPage = (order: string): string => `${BUYERS_PAGE}?${new URLSearchParams({ order })}`;

/** The page of a member, by their id: mail addresses stay out of URLs. */
export const memberPage = (id: string): string => `${MEMBERS_PAGE}/${id}`;
