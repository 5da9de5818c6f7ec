import type { JobKind } from '@spindle/platform/jobs.ts';

/** Mails the keys of a paid order to its buyer. Queued once, by the transaction that fulfils the order. */
export const orderMail: JobKind<{ orderId: string }> = {
  name: 'checkout.order-mail',
  retries: 12,
  key: ({ orderId }) => orderId,
};
