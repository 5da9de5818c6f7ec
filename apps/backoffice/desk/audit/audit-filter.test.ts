import { expect, test } from 'vitest';
import { auditFilter } from './audit-filter.ts';

const PARTS = { refunds: 'Erstattungen', 'price-mail': 'Zustimmung per E-Mail' };

test('reads what is asked for as it is stored, and leaves out what makes no sense', () => {
  expect(auditFilter({ kind: 'coupon', by: ' Ada@Shop.test ', after: '42' }, PARTS)).toEqual({
    ...{ filter: { kind: 'coupon', by: 'ada@shop.test' }, after: 42 },
  });
  for (const after of ['0', '-1', 'x', '1e99'])
    expect(auditFilter({ kind: 'song', by: ' ', after }, PARTS)).toEqual({
      ...{ filter: { kind: undefined, by: undefined }, after: undefined },
    });
});

test('finds a part of the shop by what the page calls it, and by its own name', () => {
  for (const by of ['zustimmung per E-Mail', 'price-mail'])
    expect(auditFilter({ by }, PARTS).filter.by).toBe('price-mail');
});
