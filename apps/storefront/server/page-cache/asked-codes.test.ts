import { expect, test } from 'vitest';
import { askedCodes, withoutCodes } from './asked-codes.ts';

const routes = {
  find: (path: string) => ({ kind: 'content' as const, query: path === '/search' ? ['q'] : ['coupon', 'q'] }),
};

test.each([
  ['/dvd-ripper', []],
  ['/dvd-ripper?utm_source=coupon', []],
  ['/dvd-ripper?coupon=', []],
  ['/search?coupon=DNC10', []],
  ['/dvd-ripper?discount=DNC10', []],
  ['/dvd-ripper?q=1&coupon=%20dnc10', ['DNC10']],
  ['/dvd-ripper?coup%6fn=NOPE', ['NOPE']],
  ['/dvd-ripper?coupon=A&coupon=B', ['A']],
])('%s asks for %j', (target, codes) => {
  expect(askedCodes(target, routes)).toEqual(codes);
});

test.each([
  ['/de/dvd-ripper?coupon=A&coupon=B&discount=C', '/de/dvd-ripper'],
  ['/dvd-ripper?utm_source=mail&coup%6fn=A&x=a%26b', '/dvd-ripper?utm_source=mail&x=a%26b'],
])('%s without its codes is %s', (url, rest) => {
  expect(withoutCodes(url)).toBe(rest);
});
