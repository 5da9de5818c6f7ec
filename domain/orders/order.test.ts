import { describe, expect, test } from 'vitest';
import { ORDER_MOVES, ORDER_STATES, stateOfMoney, statesBefore } from './order.ts';

const allowed = new Set([
  'pending paid',
  'pending review',
  'pending cancelled',
  'cancelled review',
  'review paid',
  'review cancelled',
  'paid partly_refunded',
  'paid refunded',
  'paid disputed',
  'partly_refunded paid',
  'partly_refunded refunded',
  'partly_refunded disputed',
  'refunded paid',
  'refunded partly_refunded',
  'refunded disputed',
  'disputed paid',
  'disputed partly_refunded',
  'disputed refunded',
  'disputed charged_back',
  'charged_back paid',
  'charged_back partly_refunded',
  'charged_back refunded',
]);
const moves = ORDER_STATES.flatMap((from) => ORDER_STATES.map((to) => [from, to] as const));

describe('an order', () => {
  test.each(moves)('%s to %s', (from, to) => {
    expect(ORDER_MOVES[from].includes(to)).toBe(allowed.has(`${from} ${to}`));
  });
  test('is charged back only after a dispute', () =>
    expect(statesBefore('charged_back')).toEqual(['disputed']));
  test.each([
    [4995, 0, 'paid'],
    [4995, 1, 'partly_refunded'],
    [4995, 4995, 'refunded'],
    [0, 0, 'paid'],
  ])('of %i with %i sent back is %s', (paid, refunded, state) => {
    expect(stateOfMoney(paid, refunded)).toBe(state);
  });
});
