import { BALANCE_CASES } from './balance-cases.ts';
import { EVENT_CASES } from './event-cases.ts';
import { PAYMENT_CASES } from './payment-cases.ts';
import { REFUND_CASES } from './refund-cases.ts';
import type { ContractCase } from './subject.ts';

/** What the shop relies on at every provider. Amounts are minor units. */
export const CONTRACT: readonly ContractCase[] = [
  ...PAYMENT_CASES,
  ...REFUND_CASES,
  ...EVENT_CASES,
  ...BALANCE_CASES,
];
