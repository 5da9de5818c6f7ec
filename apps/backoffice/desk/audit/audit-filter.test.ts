import { expect, test } from 'vitest';
import { auditFilter } from './audit-filter.ts';

test('reads what is asked for as it is stored, and leaves out what makes no sense', () => {
  expect(auditFilter({ kind: 'coupon', by: ' Ada@Shop.test ', after: '42' })).toEqual({
    ...{ filter: { kind: 'coupon', by: 'ada@shop.test' }, after: 42 },
  });
  for (const after of ['0', '-1', 'x', '1e99'])
    expect(auditFilter({ kind: 'song', by: ' ', after })).toEqual({
      ...{ filter: { kind: undefined, by: undefined }, after: undefined },
    });
});
