import type { AdminViewConfig } from 'payload';
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
  TAX_RATES_PAGE,
  TAX_REGISTRATIONS_PAGE,
  WEBHOOKS_PAGE,
} from './desk/pages.ts';
import { SEARCH_PAGE } from './search/search-words.ts';

/**
 * Our own pages of the back office, below `/admin`. Payload shows them to everybody, logged in or not, so each of them
 * checks who is asking (`desk/desk-pages.db.test.tsx` has a row for each).
 */
export const VIEWS = {
  search: { Component: '/search/SearchPage.tsx#SearchPage', path: SEARCH_PAGE },
  secondFactor: {
    Component: '/second-factor/SecondFactor.tsx#SecondFactor',
    path: SECOND_FACTOR_PAGE,
    exact: true,
  },
  order: {
    Component: '/desk/orders/OrderPage.tsx#OrderPage',
    path: `${ORDERS_PAGE}/:number`,
    exact: true,
  },
  orders: { Component: '/desk/orders/Orders.tsx#Orders', path: ORDERS_PAGE, exact: true },
  buyers: { Component: '/desk/buyers/Buyers.tsx#Buyers', path: BUYERS_PAGE },
  member: {
    Component: '/desk/members/MemberPage.tsx#MemberPage',
    path: `${MEMBERS_PAGE}/:id`,
    exact: true,
  },
  members: { Component: '/desk/members/Members.tsx#Members', path: MEMBERS_PAGE, exact: true },
  licence: {
    Component: '/desk/licences/LicencePage.tsx#LicencePage',
    path: `${LICENCES_PAGE}/:id`,
    exact: true,
  },
  licences: { Component: '/desk/licences/Licences.tsx#Licences', path: LICENCES_PAGE, exact: true },
  subscription: {
    Component: '/desk/subscriptions/SubscriptionPage.tsx#SubscriptionPage',
    path: `${SUBSCRIPTIONS_PAGE}/:id`,
    exact: true,
  },
  subscriptions: {
    Component: '/desk/subscriptions/Subscriptions.tsx#Subscriptions',
    path: SUBSCRIPTIONS_PAGE,
    exact: true,
  },
  audit: { Component: '/desk/audit/AuditLog.tsx#AuditLog', path: AUDIT_PAGE },
  ordersInReview: { Component: '/desk/review/OrdersInReview.tsx#OrdersInReview', path: REVIEW_PAGE },
  promotionRules: { Component: '/desk/prices/Promotions.tsx#Promotions', path: PROMOTIONS_PAGE },
  coupons: { Component: '/desk/prices/Coupons.tsx#Coupons', path: COUPONS_PAGE },
  lifetimePrices: {
    Component: '/desk/prices/LifetimePrices.tsx#LifetimePrices',
    path: LIFETIME_PRICES_PAGE,
  },
  priceChanges: { Component: '/desk/prices/PriceChanges.tsx#PriceChanges', path: PRICE_CHANGES_PAGE },
  payRatios: { Component: '/desk/prices/PayRatios.tsx#PayRatios', path: PAY_RATIOS_PAGE },
  exchangeCodes: {
    Component: '/desk/exchange-codes/ExchangeCodes.tsx#ExchangeCodes',
    path: EXCHANGE_PAGE,
  },
  roles: { Component: '/desk/settings/Roles.tsx#Roles', path: ROLES_PAGE },
  releases: { Component: '/desk/releases/Releases.tsx#Releases', path: RELEASES_PAGE },
  seller: { Component: '/desk/settings/SellerSettings.tsx#SellerSettings', path: SELLER_PAGE },
  taxRegistrations: {
    Component: '/desk/tax/TaxRegistrations.tsx#TaxRegistrations',
    path: TAX_REGISTRATIONS_PAGE,
  },
  taxRates: { Component: '/desk/tax/TaxRates.tsx#TaxRates', path: TAX_RATES_PAGE },
  exchangeRates: {
    Component: '/books/ExchangeRates.tsx#ExchangeRates',
    path: EXCHANGE_RATES_PAGE,
  },
  webhooks: { Component: '/desk/settings/Webhooks.tsx#Webhooks', path: WEBHOOKS_PAGE },
  sales: { Component: '/sales/Sales.tsx#Sales', path: SALES_PAGE },
  books: { Component: '/books/Books.tsx#Books', path: BOOKS_PAGE },
  cancellations: {
    Component: '/desk/subscriptions/Cancellations.tsx#Cancellations',
    path: CANCELLATIONS_PAGE,
  },
  failedJobs: { Component: '/desk/failures/FailedJobs.tsx#FailedJobs', path: JOBS_PAGE },
} satisfies Readonly<Record<string, AdminViewConfig>>;
