import { expect, test } from 'vitest';
import { orderFilter } from './order-filter.ts';

test('reads what is asked for as it is stored', () => {
  const query = {
    state: 'paid',
    email: ' Kei@Example.test ',
    number: 'sp-7k3qx-9m2td',
    country: 'jp',
    pid: '643',
    risk: '40',
  };
  expect(orderFilter({ ...query, from: '2026-11-01', to: '2026-11-30' }, 'UTC')).toEqual({
    ...{
      state: 'paid',
      email: 'kei@example.test',
      number: 'SP-7K3QX-9M2TD',
      country: 'JP',
      pid: '643',
      risk: 40,
    },
    from: new Date('2026-11-01T00:00:00Z'),
    before: new Date('2026-12-01T00:00:00Z'),
  });
});

test.each([
  ['summer', 'Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  [
    'the day that clocks go forward',
    'Europe/Berlin',
    '2026-03-29',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ],
  [
    'the day that they go back',
    'Europe/Berlin',
    '2026-10-25',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ],
  [
    'a day without its midnight',
    'Africa/Cairo',
    '2026-04-24',
    '2026-04-23T22:00:00.000Z',
    '2026-04-24T21:00:00.000Z',
  ],
  [
    'a day with two midnights',
    'America/Havana',
    '2026-11-01',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ],
  [
    'far in the east',
    'Pacific/Kiritimati',
    '2026-01-01',
    '2025-12-31T10:00:00.000Z',
    '2026-01-01T10:00:00.000Z',
  ],
])('days are the seller’s: %s', (_, timeZone, day, from, before) => {
  const filter = orderFilter({ from: day, to: day }, timeZone);
  expect([filter.from?.toISOString(), filter.before?.toISOString()]).toEqual([from, before]);
});

test('leaves out what is empty or makes no sense', () => {
  const nothing = orderFilter(
    {
      state: 'sold',
      email: ' ',
      number: '',
      country: 'Frankreich',
      risk: '0',
      from: 'yesterday',
      to: '2026-02-31',
    },
    'UTC',
  );
  expect(Object.values(nothing).filter((value) => value !== undefined)).toEqual([]);
});

test('the orders of a member are those of the account, whatever address they were placed with', () => {
  const memberId = 'c6f3a1c2-58f0-4c4e-9a55-0d9d4b2a1c11';
  const filter = orderFilter({ member: memberId, email: 'kei@new.example.test' }, 'UTC');
  expect(filter).toMatchObject({ buyer: { memberId, email: 'kei@new.example.test' } });
  expect(filter.email).toBeUndefined();
});
