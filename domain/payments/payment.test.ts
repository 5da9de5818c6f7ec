import { describe, expect, test } from 'vitest';
import { PAYMENT_MOVES, PAYMENT_STATES } from './payment.ts';

const allowed = new Set([
  'starting open',
  'starting failed',
  'starting expired',
  'open succeeded',
  'open failed',
  'open expired',
  'expired succeeded',
]);
const moves = PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => [from, to] as const));

describe('a payment', () => {
  test.each(moves)('%s to %s', (from, to) => {
    expect(PAYMENT_MOVES[from].includes(to)).toBe(allowed.has(`${from} ${to}`));
  });
});
