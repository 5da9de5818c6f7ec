import type { JobKind } from '@spindle/platform/jobs.ts';

/**
 * A stored webhook event waits for those who care for it. The key is the event: two events of one payment
 * may say different things.
 */
export const processPaymentEvent: JobKind<{ provider: string; eventId: string }> = {
  name: 'payments.process-event',
  retries: 8,
  key: ({ provider, eventId }) => `${provider} ${eventId}`,
};

/** Looks for events that no webhook has brought. */
export const readPaymentEvents: JobKind<object> = {
  name: 'payments.read-events',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
};

/** Looks for fees and payouts, which nobody waits for. */
export const readProviderBalance: JobKind<object> = {
  name: 'payments.read-balance',
  retries: 0,
  key: () => 'all',
  cron: '25 * * * *',
};
