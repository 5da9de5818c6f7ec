import type { StaffRole } from '@spindle/domain/actor.ts';

/** Who may see the desk: its pages name buyers. */
export const DESK_ROLES = ['admin', 'support'] as const satisfies readonly StaffRole[];

/** Who may see what lowers prices: those who may change it. */
export const PRICE_ROLES = ['admin', 'editor'] as const satisfies readonly StaffRole[];

/** Who may see who sells: those who may write it. */
export const SELLER_ROLES = ['admin'] as const satisfies readonly StaffRole[];
/** Who may see where the shop sends what happens: the page shows secrets. */
export const WEBHOOK_ROLES = ['admin'] as const satisfies readonly StaffRole[];
/** Who may see what the shop has taken. */
export const SALES_ROLES = ['admin'] as const satisfies readonly StaffRole[];

/** The desk's pages, below `/admin`. */
export const ORDERS_PAGE = '/orders';
export const REVIEW_PAGE = '/orders-in-review';
export const JOBS_PAGE = '/failed-jobs';
export const COUPONS_PAGE = '/coupons';
export const PROMOTIONS_PAGE = '/promotion-rules';
export const PAY_RATIOS_PAGE = '/pay-ratios';
export const EXCHANGE_PAGE = '/exchange-codes';
export const SELLER_PAGE = '/seller';
export const WEBHOOKS_PAGE = '/webhooks';
export const SALES_PAGE = '/sales';

/** Of one order, by its number. */
export const orderPage = (number: string): string => `${ORDERS_PAGE}/${encodeURIComponent(number)}`;
