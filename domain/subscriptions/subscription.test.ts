import { expect, test } from 'vitest';
import { SUBSCRIPTION_MOVES, SUBSCRIPTION_STATES } from './subscription.ts';

const allowed = new Set([
  'active past_due',
  'active cancelling',
  'active paused',
  'active ended',
  'past_due active',
  'past_due cancelling',
  'past_due ended',
  'cancelling active',
  'cancelling past_due',
  'cancelling ended',
  'paused active',
  'paused cancelling',
  'paused ended',
]);
const moves = SUBSCRIPTION_STATES.flatMap((from) => SUBSCRIPTION_STATES.map((to) => [from, to] as const));

test.each(moves)('from %s to %s', (from, to) => {
  expect(SUBSCRIPTION_MOVES[from].includes(to)).toBe(allowed.has(`${from} ${to}`));
});
