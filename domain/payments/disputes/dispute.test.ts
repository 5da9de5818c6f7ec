import { expect, test } from 'vitest';
import { DISPUTE_MOVES, DISPUTE_STATES } from './dispute.ts';

const allowed = new Set([
  'inquiry open',
  'inquiry won',
  'inquiry lost',
  'open won',
  'open lost',
  'won open',
  'won lost',
  'lost won',
]);
const moves = DISPUTE_STATES.flatMap((from) => DISPUTE_STATES.map((to) => [from, to] as const));

test.each(moves)('a dispute goes from %s to %s if it may', (from, to) => {
  expect(DISPUTE_MOVES[from].includes(to)).toBe(allowed.has(`${from} ${to}`));
});
