import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address.ts';

test.each([
  ['ada@example.com', 'a•••@example.com'],
  ['a@example.com', '•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});
