import type { StaffRole } from '@spindle/domain/actor.ts';

/** Who may see the desk: its pages name buyers. */
export const DESK_ROLES = ['admin', 'support'] as const satisfies readonly StaffRole[];

/** The desk's pages, below `/admin`. */
export const ORDERS_PAGE = '/orders-in-review';
export const JOBS_PAGE = '/failed-jobs';
