import { describe, expect, test } from 'vitest';
import { ORDER_MOVES, ORDER_STATES, statesBefore } from './order.ts';

const allowed = new Set([
  'pending paid',
  'pending review',
  'pending cancelled',
  'cancelled review',
  'review paid',
  'review cancelled',
]);
const moves = ORDER_STATES.flatMap((from) => ORDER_STATES.map((to) => [from, to] as const));

describe('an order', () => {
  test.each(moves)('%s to %s', (from, to) => {
    expect(ORDER_MOVES[from].includes(to)).toBe(allowed.has(`${from} ${to}`));
  });
  test('is paid from pending, or by a person from review', () =>
    expect(statesBefore('paid')).toEqual(['pending', 'review']));
});
