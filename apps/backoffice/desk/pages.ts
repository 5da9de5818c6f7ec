/** The desk's pages, below `/admin`. */
export const ORDERS_PAGE = '/orders-in-review';
export const JOBS_PAGE = '/failed-jobs';
