import { fixedClock } from '@spindle/platform/clock.ts';
import { expect, test } from 'vitest';
import { slotOf } from '../mark-answered.ts';
import { pictureAnswer } from './answers.ts';

test('no two pictures of a shop share the row in which one is marked as answered', () => {
  const shop = { secret: 'a secret of at least thirty-two characters', clock: fixedClock(new Date()) };
  // By chance about four would coincide, and none would in one run of seventy.
  const rows = Array.from({ length: 3_000 }, () => slotOf(pictureAnswer(shop, 'reset').session ?? ''));
  expect(new Set(rows).size).toBe(rows.length);
});
