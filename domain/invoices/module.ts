import type { Module } from '../module.ts';
import { creditWhatWentBack } from './credit-what-went-back.ts';
import type { InvoicesDeps } from './deps.ts';
import { issueInvoice } from './issue-invoice.ts';

export function invoicesModule(deps: InvoicesDeps): Module {
  return {
    async fulfilled(tx, order) {
      await issueInvoice(tx, deps, order);
    },
    moneyBack: (tx, order) => creditWhatWentBack(tx, deps, order.id),
  };
}
