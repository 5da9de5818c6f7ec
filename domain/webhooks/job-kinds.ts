import type { JobKind } from '@spindle/platform/jobs.ts';

/** Sends an event to an endpoint; tried again for about two days. Queued by the transaction of what has happened. */
export const webhookDelivery: JobKind<{ deliveryId: string }> = {
  name: 'webhooks.delivery',
  retries: 14,
  key: ({ deliveryId }) => deliveryId,
  // Its message is kept for as long.
  keepFailedDays: 90,
};

/** Forgets, once a day, what was sent 90 days ago. */
export const tidyWebhooks: JobKind<object> = {
  name: 'webhooks.tidy',
  retries: 2,
  key: () => 'all',
  cron: '29 3 * * *',
};
