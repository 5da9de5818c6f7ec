import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

const back = { href: '/admin/tax-rates', label: 'Cancel' };

test.each([{}, { done: '643', as: 'set' }, { after: '20' }])('nothing is to be given up: %j', (asked) => {
  expect(wayBack(asked, back.href, back.label)).toBeUndefined();
});

test.each([
  { country: 'DE', validFrom: '2026-01-01' },
  { problem: 'tax_rate_invalid', percent: '90', after: '20' },
])('what is changed, or was refused, is: %j', (asked) => {
  expect(wayBack(asked, back.href, back.label)).toEqual(back);
});
