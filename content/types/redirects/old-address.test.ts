import { expect, test } from 'vitest';
import { cleanAddress, whyNeverAsked } from './old-address.ts';

test.each([
  ['/old/', '/old'],
  [' /old ', '/old'],
  ['/%C3%BCber//', '/über'],
  ['/über', '/über'],
  ['/100%', '/100%'],
  ['/', '/'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanAddress(typed)).toBe(kept);
});

test.each(['/old', '/old.html', '/über/日', '/fr/old', '/deals', '/apis'])(
  '%s may be redirected',
  (address) => {
    expect(whyNeverAsked(address, ['/de'])).toBeUndefined();
  },
);

test.each([
  ['/', 'Start with /'],
  ['old', 'Start with /'],
  ['//elsewhere.example', 'Start with /'],
  ['/old?x=1', 'Start with /'],
  ['/100%', 'Start with /'],
  ['/de', 'Leave out /de'],
  ['/de/old', 'Leave out /de'],
  ['/api/old', 'Below /api are files and calls'],
  ['/media/manual.pdf', 'Below /media'],
  ['/checkout', 'where visitors pay or log in'],
  ['/member', 'where visitors pay or log in'],
  ['/payment/old', 'where visitors pay or log in'],
  [`/${'日'.repeat(500)}`, '500 characters at most'],
])('%s is refused with the reason', (address, reason) => {
  expect(whyNeverAsked(address, ['/de'])).toContain(reason);
});
