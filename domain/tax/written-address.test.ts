import { expect, test } from 'vitest';
import { writtenAddress } from './written-address.ts';

test.each([
  ['Am Hafen 3\r\n\r\n  20457 Hamburg \n', 'Am Hafen 3\n20457 Hamburg'],
  ['A\u0000\u0007B', 'A B'],
  [' \n\r\n\t', ''],
  ['1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\n6'],
  // Nothing is lost.
  ['1\n2\n3\n4\n5\n6\n7\n8', '1\n2\n3\n4\n5\n6, 7, 8'],
])('%j is written as %j, and that stays as it is', (typed, written) => {
  expect(writtenAddress(typed)).toBe(written);
  expect(writtenAddress(written)).toBe(written);
});
