import type { OrderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { moneyHistory } from './money-history.ts';

const on = (day: number) => new Date(Date.UTC(2026, 10, day));
const euros = { amountMinor: 4995, currency: 'EUR', provider: 'sandbox', orderId: 'o', paymentId: 'p' };

test('payments, refunds and disputes stand in one line of time, each step of its own', () => {
  const details = {
    payments: [
      {
        ...euros,
        ...{ id: 'p', createdAt: on(1), state: 'succeeded', paidMinor: 4995, paidCurrency: 'EUR' },
        ...{ failure: null, providerId: 'pi_1' },
      },
    ],
    disputes: [
      {
        ...euros,
        ...{ id: 'd', state: 'won', reason: 'fraudulent', providerId: 'dp_1', suspendedLicences: [] },
        ...{ openedAt: on(2), closedAt: on(5) },
      },
    ],
    refunds: [
      {
        ...euros,
        ...{ id: 'r', state: 'failed', reason: 'They asked.', failure: 'account closed', providerId: null },
        ...{ amountMinor: 1000, lines: [], createdAt: on(6), settledAt: on(8) },
      },
    ],
  } as unknown as OrderDetails;
  const told = moneyHistory(details, deskWords('en').words, 'en');
  expect(told.map(({ at, what, reason }) => [at.getUTCDate(), what, reason])).toEqual([
    [1, 'Payment: Succeeded', ''],
    [2, 'Dispute: Open', 'fraudulent'],
    [5, 'Dispute: Won', ''],
    [6, 'Refund asked for', 'They asked.'],
    [8, 'Refund failed', 'account closed'],
  ]);
  expect(moneyHistory(details, deskWords('zh-TW').words, 'zh')[0]?.what).toBe('付款：成功');
});
