import type { Module } from '../module.ts';
import { creditWhatWentBack } from './credit-what-went-back.ts';
import type { InvoicesDeps } from './deps.ts';
import { invoicesHolds } from './holds.ts';
import { type InvoicesHttpDeps, invoicesHttp } from './http.ts';
import { issueInvoice } from './issue-invoice.ts';
import { invoicesJobs } from './jobs.ts';
import { forgetBuyers } from './queries.ts';
import type { DocumentMailDeps } from './send-document-mail.tsx';

export function invoicesModule(deps: InvoicesDeps & InvoicesHttpDeps & DocumentMailDeps): Module {
  return {
    http: invoicesHttp(deps),
    jobs: invoicesJobs(deps),
    holds: invoicesHolds,
    erasure: { forget: forgetBuyers },
    async fulfilled(tx, order) {
      await issueInvoice(tx, deps, order);
    },
    moneyBack: (tx, order) => creditWhatWentBack(tx, deps, order.id),
  };
}
