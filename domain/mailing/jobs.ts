import type { JobKind } from '@spindle/platform/jobs.ts';

/** Mails the key of a paid order to its buyer. Queued once, by the transaction that fulfils the order. */
export const sendOrderMail: JobKind<{ orderId: string }> = {
  name: 'send-order-mail',
  retries: 12,
  key: ({ orderId }) => orderId,
};
