import type { ErrorCatalogue } from '../backend-api/envelope.ts';

/** Why a subscription is not changed. */
export const subscriptionErrors = {
  subscription_unknown: { cscode: 20801, status: 404 },
  subscription_ended: { cscode: 20802, status: 409 },
  subscription_payment_due: { cscode: 20803, status: 409 },
  subscription_runs: { cscode: 20804, status: 409 },
} as const satisfies ErrorCatalogue;
