import { expect, test } from 'vitest';
import { acceptedEncoding } from './send-page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['gzip;q=1.0', 'gzip'],
  ['deflate, brotli-like', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
