import { expect, test } from 'vitest';
import { orderFilter } from './order-filter.ts';

test('reads what is asked for as it is stored', () => {
  const query = {
    state: 'paid',
    email: ' Kei@Example.test ',
    number: 'sp-7k3qx-9m2td',
    country: 'jp',
    pid: '643',
  };
  expect(orderFilter({ ...query, from: '2026-11-01', to: '2026-11-30' })).toEqual({
    ...{ state: 'paid', email: 'kei@example.test', number: 'SP-7K3QX-9M2TD', country: 'JP', pid: '643' },
    from: new Date('2026-11-01T00:00:00Z'),
    before: new Date('2026-12-01T00:00:00Z'),
  });
});

test('leaves out what is empty or makes no sense', () => {
  const nothing = orderFilter({ state: 'sold', email: ' ', number: '', from: 'yesterday', to: '2026-02-31' });
  expect(Object.values(nothing).filter((value) => value !== undefined)).toEqual([]);
});

test('the orders of a member are those of the account, whatever address they were placed with', () => {
  const memberId = 'c6f3a1c2-58f0-4c4e-9a55-0d9d4b2a1c11';
  const filter = orderFilter({ member: memberId, email: 'kei@new.example.test' });
  expect(filter).toMatchObject({ buyer: { memberId, email: 'kei@new.example.test' } });
  expect(filter.email).toBeUndefined();
});
