import { SUSPICIOUS_SCORE } from '@spindle/domain/risk/thresholds.ts';

/** The desk's pages, below `/admin`. */
export const ORDERS_PAGE = '/orders';
/** Those that brought something and that much speaks against. */
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

/** Of one order, by its number. */
export const orderPage = (number: string): string => `${ORDERS_PAGE}/${encodeURIComponent(number)}`;

/** Of one licence, by its id: keys stay out of addresses. */
export const licencePage = (id: string): string => `${LICENCES_PAGE}/${id}`;

/** Of those of a member or a computer, by its id, or of an order, by its number. */
export const licencesPage = (of: Readonly<Record<string, string>>): string =>
  `${LICENCES_PAGE}?${new URLSearchParams(of)}`;

/** Of one exchange code among the batches, by its id: who reads a code can redeem it. */
export const exchangeCodePage = (id: string): string =>
  `${EXCHANGE_PAGE}?${new URLSearchParams({ code: id })}`;

/** Of one subscription, by its id. */
export const subscriptionPage = (id: string): string => `${SUBSCRIPTIONS_PAGE}/${id}`;

/** Of the buyer of an order, by its number: addresses stay out of addresses. */
export const buyerPage = (order: string): string => `${BUYERS_PAGE}?${new URLSearchParams({ order })}`;

/** Of one member, by their id: addresses stay out of addresses. */
export const memberPage = (id: string): string => `${MEMBERS_PAGE}/${id}`;
