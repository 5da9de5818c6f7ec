import { expect, test } from 'vitest';
import { WholeAnswer } from './whole-answer.ts';

test('what would end a header early is refused', () => {
  expect(() => new WholeAnswer(['x-a', 'b\r\nset-cookie: c'], Buffer.from(''))).toThrow('no header');
});
