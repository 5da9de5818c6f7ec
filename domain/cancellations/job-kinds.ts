import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { CancellationKind } from './cancellation.ts';

/** Carries a declaration out if the process that received it has died. */
export const carryOutCancellation: JobKind<{ cancellationId: string }> = {
  name: 'cancellations.carry-out',
  retries: 12,
  key: ({ cancellationId }) => cancellationId,
};

/** What is confirmed. Times are ISO 8601. */
export interface Receipt {
  cancellationId: string;
  kind: CancellationKind;
  email: string;
  contract: string;
  reason: string;
  locale: Locale;
  declaredAt: string;
}

/** Confirms by mail that a declaration was received, and when; queued in the transaction that stores it. */
export const receiptMail: JobKind<Receipt> = {
  name: 'cancellations.receipt-mail',
  retries: 12,
  key: ({ cancellationId }) => cancellationId,
};
