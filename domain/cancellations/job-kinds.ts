import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { CancellationKind } from './cancellation.ts';

/** Stops what a declaration names, should the process that took it have died. */
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

/** Mails that a declaration has come in, and when; queued by the transaction that writes it. */
export const receiptMail: JobKind<Receipt> = {
  name: 'cancellations.receipt-mail',
  retries: 12,
  key: ({ cancellationId }) => cancellationId,
};
