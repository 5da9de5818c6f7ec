import type { JobKind } from '@spindle/platform/jobs.ts';

/**
 * Looks for payments that webhook and return page have missed. Its name dates from before this module existed and must stay,
 * because schedules and jobs with that name are in the queue.
 */
export const reconcilePayments: JobKind<object> = {
  name: 'checkout.reconcile-payments',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};

/** Resumes licences that a dispute has suspended and that have got another grant since. */
export const wakeLicences: JobKind<object> = {
  name: 'fulfilment.wake-licences',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};

/** Ends unpaid orders that hold the last uses of coupons or promotions (`releaseHolds`). */
export const releaseScarce: JobKind<object> = {
  name: 'fulfilment.release-scarce',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};

/** Queued by the transaction that cancelled an order whose payment page may be open. */
export const closeOrderPage: JobKind<{ orderId: string }> = {
  name: 'fulfilment.close-page',
  retries: 12,
  key: ({ orderId }) => orderId,
};

/** Tells a buyer that a second payment of their order was refunded; the checkout mails it. */
export const surplusMail: JobKind<{ orderId: string; refundId: string }> = {
  name: 'fulfilment.surplus-mail',
  retries: 12,
  key: ({ refundId }) => refundId,
};

/** Tells a buyer that their order was not accepted and is being refunded; the checkout mails it. */
export const refusalMail: JobKind<{ orderId: string }> = {
  name: 'fulfilment.refusal-mail',
  retries: 12,
  key: ({ orderId }) => orderId,
};
