import type { AuditSubject } from '@spindle/domain/audit/audit-record.ts';
import {
  AUDIT_PAGE,
  BOOKS_PAGE,
  CANCELLATIONS_PAGE,
  COUPONS_PAGE,
  EXCHANGE_PAGE,
  EXCHANGE_RATES_PAGE,
  JOBS_PAGE,
  LIFETIME_PRICES_PAGE,
  licencePage,
  memberPage,
  ORDERS_PAGE,
  PAY_RATIOS_PAGE,
  PRICE_CHANGES_PAGE,
  PROMOTIONS_PAGE,
  RELEASES_PAGE,
  ROLES_PAGE,
  SELLER_PAGE,
  subscriptionPage,
  TAX_RATES_PAGE,
  TAX_REGISTRATIONS_PAGE,
  WEBHOOKS_PAGE,
} from '../pages.ts';

/** The desk's page about the subject of an entry, by its id. An order's page needs its number, so its id leads to the list. */
export const SUBJECT_PAGES: Readonly<Record<AuditSubject, (id: string) => string>> = {
  order: () => ORDERS_PAGE,
  licence: licencePage,
  member: memberPage,
  subscription: subscriptionPage,
  cancellation: () => CANCELLATIONS_PAGE,
  coupon: () => COUPONS_PAGE,
  promotion: () => PROMOTIONS_PAGE,
  lifetime_price: () => LIFETIME_PRICES_PAGE,
  price_change: () => PRICE_CHANGES_PAGE,
  pay_ratio: () => PAY_RATIOS_PAGE,
  exchange_batch: () => EXCHANGE_PAGE,
  release: () => RELEASES_PAGE,
  tax_rate: () => TAX_RATES_PAGE,
  tax_registration: () => TAX_REGISTRATIONS_PAGE,
  exchange_rates: () => EXCHANGE_RATES_PAGE,
  book_currency: () => EXCHANGE_RATES_PAGE,
  books: () => BOOKS_PAGE,
  seller: () => SELLER_PAGE,
  webhook: () => WEBHOOKS_PAGE,
  job: () => JOBS_PAGE,
  import: () => auditPage('import'),
  role: (id) => `${ROLES_PAGE}?edit=${encodeURIComponent(id)}`,
  staff: (id) => `/collections/staff/${encodeURIComponent(id)}`,
};

/** The audit entries about one kind of thing. */
export const auditPage = (kind: AuditSubject): string => `${AUDIT_PAGE}?kind=${kind}`;
