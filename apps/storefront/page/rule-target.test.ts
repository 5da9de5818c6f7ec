import { expect, test } from 'vitest';
import { ruleTarget } from './rule-target.ts';

test.each([
  ['/dvd-ripper', '', '', '/dvd-ripper'],
  ['/dvd-ripper', '/de', '?coupon=DNC10', '/de/dvd-ripper?coupon=DNC10'],
  ['/dvd-ripper#plans', '/de', '?x=1', '/de/dvd-ripper?x=1#plans'],
  ['/', '/de', '', '/de'],
  ['/media/manual.pdf', '/de', '?x=1', '/media/manual.pdf?x=1'],
  ['https://blog.example/?a=1', '/de', '?x=1', 'https://blog.example/?a=1'],
])('%s below %j with %j is %s', (to, prefix, search, target) => {
  expect(ruleTarget(to, { prefix }, search)).toBe(target);
});
