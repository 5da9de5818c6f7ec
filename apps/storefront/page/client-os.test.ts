import { expect, test } from 'vitest';
import { clientOs } from './client-os.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', undefined, 'win'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', undefined, 'mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', undefined, 'win'],
  ['Mozilla/5.0 (X11; Linux x86_64)', undefined, 'win'],
  [undefined, undefined, 'win'],
  ['Mozilla/5.0 (Windows NT 10.0)', '"macOS"', 'mac'],
  ['Mozilla/5.0 (Macintosh)', '"Windows"', 'win'],
] as const)('%s with hint %s is %s', (userAgent, hint, os) => {
  expect(clientOs(userAgent, hint)).toBe(os);
});
