import type { ErrorCatalogue } from '../backend-api/envelope.ts';

export const paymentErrors = {
  unknown_provider: { cscode: 30004, status: 404 },
  webhook_signature: { cscode: 30001, status: 401 },
  webhook_too_old: { cscode: 30002, status: 401 },
  webhook_malformed: { cscode: 30003, status: 422 },
} as const satisfies ErrorCatalogue;

export type PaymentErrorCode = keyof typeof paymentErrors;
