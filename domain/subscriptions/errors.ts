import type { ErrorCatalogue } from '../backend-api/envelope.ts';

/** Why a subscription is not changed. */
export const subscriptionErrors = {
  subscription_unknown: { cscode: 20801, status: 404 },
  subscription_ended: { cscode: 20802, status: 409 },
  subscription_payment_due: { cscode: 20803, status: 409 },
  subscription_runs: { cscode: 20804, status: 409 },
  subscription_not_running: { cscode: 20805, status: 409 },
  subscription_same_term: { cscode: 20806, status: 409 },
  subscription_not_on_sale: { cscode: 20807, status: 409 },
  subscription_price_changed: { cscode: 20808, status: 409 },
  subscription_payment_unavailable: { cscode: 20809, status: 503 },
  subscription_price_open: { cscode: 20810, status: 409 },
  subscription_cancelled: { cscode: 20811, status: 409 },
} as const satisfies ErrorCatalogue;
