import type { JobKind } from '@spindle/platform/jobs.ts';

/** Makes the files of a document. Queued once, by the transaction that issues it. */
export const makeFiles: JobKind<{ invoiceId: string }> = {
  name: 'invoices.make-files',
  retries: 5,
  key: ({ invoiceId }) => invoiceId,
};

/** Mails the document of a refund or a failed refund, or a corrected invoice. Queued once, by the transaction that issues it. */
export const documentMail: JobKind<{ invoiceId: string }> = {
  name: 'invoices.document-mail',
  retries: 12,
  key: ({ invoiceId }) => invoiceId,
};
