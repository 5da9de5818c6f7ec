import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { membersOfAddresses } from '../accounts/members-of-addresses.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { invoices } from '../invoices/tables.ts';
import { licenceDevices } from '../licences/activation/tables.ts';
import { importedOrdersOfMember } from '../orders/imported/imported-orders-of-member.ts';
import { importedOrderLines } from '../orders/imported/tables.ts';
import { readSales } from '../sales/read-sales.ts';
import { importedRecords } from './tables.ts';
import { example, importDesk } from './testing/import-desk.ts';

const now = new Date('2026-11-22T12:00:00Z');
const shop = await testCommerce({ clock: fixedClock(now) });
const { db, calls } = shop;
const desk = importDesk(shop);
const before = { customers: example('customers'), licences: example('licences') };
beforeEach(async () => {
  await shop.empty();
  await db.delete(importedRecords);
  await db.delete(importedOrderLines);
  await desk.run(before);
});

describe('devices', () => {
  const KEY = 'DVDR-7731-aB9x-0042';
  const HEAD = 'licence,machine,activated\n';
  const machine = (number: number) => `machine-${number}-with-its-id`;
  const seat = (number: number) => `${KEY},${machine(number)},2026-11-01\n`;
  async function call(path: string, body: object) {
    const answer = await calls.request(`/licence/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nonce: 'a nonce of its own', key: KEY, ...body }),
    });
    return { status: answer.status, ...((await answer.json()) as { data: object; error?: string }) };
  }

  test('of the how-to use seats, and their programs go on', async () => {
    expect(await desk.outcomes('devices', example('devices'), { apply: false })).toEqual(['2 created']);
    expect(await desk.outcomes('devices', example('devices'))).toEqual(['2 created']);
    expect(await desk.outcomes('devices', example('devices'))).toEqual(['2 unchanged']);
    const device = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    expect(await call('validate', { device })).toMatchObject({ status: 200 });
    expect(await call('activate', { device, name: 'Studio', system: 'mac' })).toMatchObject({ status: 200 });
    expect(await db.$count(licenceDevices)).toBe(1);
  });

  test('take no more seats than there are, also over many lines', async () => {
    const told = [
      '2 created',
      '3 unchanged: has the id of line 2',
      '4 created',
      '5 refused: all seats of the licence are taken: it has 2',
      '6 refused: licence: there is none with the key none',
      '7 refused: machine: is shorter than 16 characters: no program can tell that',
    ];
    const file = `${HEAD}${seat(1)}${seat(1)}${seat(2)}${seat(3)}none,${machine(4)},2026-11-01\n${KEY},short,2026-11-01\n`;
    expect(await desk.outcomes('devices', file, { apply: false })).toEqual(told);
    expect(await desk.outcomes('devices', file)).toEqual(told);
    expect(await db.$count(licenceDevices)).toBe(2);
    expect(await call('activate', { device: machine(3), name: 'PC', system: 'win' })).toMatchObject({
      error: 'licence_seats_taken',
    });
  });

  test('that were not seen for 90 days make room for those that were seen later', async () => {
    const seen = (number: number, day: string) => `${KEY},${machine(number)},2020-01-01,${day}\n`;
    const file = [
      'licence,machine,activated,last_seen\n',
      seen(1, '2021-01-01') + seen(2, '2026-11-20') + seen(3, '2022-01-01'),
      seen(4, '2021-06-01') + seen(5, '2026-11-21') + seen(6, '2026-11-21'),
    ].join('');
    const told = ['2 created', '3 created', '4 created', '5 refused', '6 created', '7 refused'];
    for (const apply of [false, true]) {
      const outcomes = await desk.outcomes('devices', file, { apply });
      expect(outcomes.map((outcome) => outcome.replace(/:.*/, ''))).toEqual(told);
    }
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const status = [2, 5].includes(number) ? 200 : 404;
      expect(await call('validate', { device: machine(number) })).toMatchObject({ status });
    }
  });

  test('were seen and activated in the past', async () => {
    const file = `licence,machine,activated,last_seen\n${KEY},${machine(1)},2026-11-01,2099-01-01\n${KEY},${machine(2)},2099-01-01,\n`;
    for (const apply of [false, true]) {
      expect(await desk.outcomes('devices', file, { apply })).toEqual([
        '2 refused: last_seen: is in the future',
        '3 refused: activated: is in the future; last_seen: is in the future',
      ]);
    }
  });

  test('of licences that come in the same dry run are counted, too', async () => {
    const key = 'NEW-1';
    const licences = `key,customer,pid,licence_type,seats,issued\n${key},C-1001,643,LFT,1,2020-01-01\n`;
    const devices = `${HEAD}${key},${machine(1)},2026-11-01\n${key},${machine(2)},2026-11-01\n`;
    for (const apply of [false, true]) {
      await desk.run({ licences, devices }, { apply });
      expect(desk.report('devices').map(({ outcome }) => outcome)).toEqual(['created', 'refused']);
    }
  });
});

describe('past orders', () => {
  const member = async (email: string) => {
    const memberId = (await membersOfAddresses(db, [email])).get(email) ?? '';
    return importedOrdersOfMember(db, { memberId });
  };

  test('of the how-to are in the history, with what was refunded', async () => {
    expect(await desk.outcomes('orders', example('orders'), { apply: false })).toEqual([
      '2 created',
      '3 created',
      '4 created',
    ]);
    expect(await desk.outcomes('orders', example('orders'))).toEqual(['2 created', '3 created', '4 created']);
    expect(await member('ada@example.test')).toMatchObject([
      {
        ...{
          number: 'A-2001',
          state: 'partly_refunded',
          currency: 'GBP',
          totalMinor: 7990,
          refundedMinor: 2995,
        },
        lines: [
          { pid: '643', productName: 'DVD Ripper' },
          { pid: null, productName: 'Disc Labels 3' },
        ],
      },
    ]);
    expect(await member('kei@example.test')).toMatchObject([
      { number: 'A-2002', state: 'paid', currency: 'JPY', totalMinor: 4480 },
    ]);
  });

  test('draw no invoices and count in no sales', async () => {
    const sales = () => readSales(db, { from: '2020-01-01', to: '2026-11-22', timeZone: 'UTC' });
    const earlier = JSON.stringify(await sales());
    await desk.run({ orders: example('orders') });
    expect(await db.$count(invoices)).toBe(0);
    expect(JSON.stringify(await sales())).toBe(earlier);
    expect(await shop.orders()).toEqual([]);
  });

  test('take what the other system says of them by now', async () => {
    await desk.run({ orders: example('orders') });
    const refunded = example('orders').replace('4480,', '4480,4480');
    expect(await desk.outcomes('orders', refunded)).toEqual(['2 unchanged', '3 unchanged', '4 changed']);
    expect(await member('kei@example.test')).toMatchObject([{ state: 'refunded', refundedMinor: 4480 }]);
    expect(await db.$count(importedOrderLines)).toBe(3);
  });

  test('are refused with the reason', async () => {
    const head = 'order,customer,placed,pid,product,currency,total,refunded\n';
    const bad = [
      'B-1,C-1001,2020-01-01,999,,USD,1,',
      'B-2,C-9,2020-01-01,643,,USD,1,',
      'B-3,C-1001,2020-01-01,,,USD,1,',
      'B-4,C-1001,2020-01-01,643,,XXY,1,',
      'B-5,C-1001,2020-01-01,643,,USD,1.005,',
      'B-6,C-1001,2020-01-01,643,,USD,1.00,1.01',
      'B-7,C-1001,2099-01-01,643,,USD,1,',
    ];
    expect(await desk.outcomes('orders', head + bad.join('\n'))).toEqual([
      '2 refused: pid: the shop has no product 999',
      '3 refused: customer: C-9 is nobody the shop knows',
      '4 refused: product: is missing, and there is no pid either',
      '5 refused: currency: is no currency of ISO 4217',
      '6 refused: total: is no amount in USD, such as 1234.50',
      '7 refused: refunded: is more than total',
      '8 refused: placed: is in the future',
    ]);
  });
});
