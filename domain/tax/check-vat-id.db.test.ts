import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '@spindle/platform/clock.ts';
import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { checkVatId } from './check-vat-id.ts';
import { vatChecks } from './tables.ts';
import { openVies } from './vies.ts';

const { db } = await testDatabase();
await seedDemoSeller(db);

/** What the registry answers next; undefined: it never answers. */
let next: { status: number; body: string } | undefined;
const asked: unknown[] = [];
const server = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (body: string) => asked.push(JSON.parse(body)));
  request.on('end', () => next && response.writeHead(next.status).end(next.body));
}).listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const clock = fixedClock(new Date('2026-11-22T12:00:00Z'));
const deps = { db, clock, log: openLog('test', 'silent'), vatRegistry: openVies({ url }) };
const french = { vatId: 'FR40303265045', country: 'FR' };
const answers = (body: object, status = 200) => {
  next = { status, body: JSON.stringify(body) };
};
const yes = {
  ...{ valid: true, requestIdentifier: 'WAPIAAAAW1', name: 'DISC SARL', address: '1 RUE DU DISQUE' },
  ...{ countryCode: 'FR', vatNumber: '40303265045', requestDate: '2026-11-22T12:00:00Z' },
};

beforeEach(async () => {
  asked.length = 0;
  await db.delete(vatChecks);
});

describe('a VAT id', () => {
  test('that the register knows is kept with the number of the consultation, and asked about once', async () => {
    answers(yes);
    const outcome = await checkVatId(deps, french);
    expect(outcome).toMatchObject({
      kind: 'positive',
      check: { vatId: french.vatId, consultation: 'WAPIAAAAW1', checkedAt: clock.now() },
    });
    expect(await checkVatId(deps, french)).toEqual(outcome);
    expect(asked).toEqual([
      {
        ...{ countryCode: 'FR', vatNumber: '40303265045' },
        ...{ requesterMemberStateCode: 'DE', requesterNumber: '000000000' },
      },
    ]);
    expect(await db.select().from(vatChecks)).toMatchObject([
      { name: 'DISC SARL', address: '1 RUE DU DISQUE' },
    ]);
    const later = { ...deps, clock: fixedClock(new Date('2026-11-22T13:00:01Z')) };
    expect(await checkVatId(later, french)).not.toEqual(outcome);
    expect(asked).toHaveLength(2);
  });

  test('whose country tells no name has none', async () => {
    answers({ ...yes, name: '---', address: '---', requestIdentifier: '' });
    expect(await checkVatId(deps, french)).toMatchObject({ check: { consultation: null } });
    expect(await db.select().from(vatChecks)).toMatchObject([{ name: null, address: null }]);
  });

  test.each([{ valid: false }, { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }])(
    'that the register does not know is unknown, and nothing is kept: %j',
    async (body) => {
      answers(body);
      expect(await checkVatId(deps, french)).toEqual({ kind: 'unknown' });
      expect(await db.$count(vatChecks)).toBe(0);
    },
  );

  test.each([['DE'], ['US'], ['GB']])('of %s is not asked about: nothing depends on it', async (country) => {
    expect(await checkVatId(deps, { vatId: `${country}123456789`, country })).toEqual({ kind: 'not_asked' });
    expect(asked).toEqual([]);
  });
});

describe('a register', () => {
  test.each([
    [500, { message: 'broken' }],
    [503, { valid: true }],
    [200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
    [200, { actionSucceed: false, errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] }],
    [200, 'what?'],
  ])('that answers %i %j has not said yes', async (status, body) => {
    next = { status, body: JSON.stringify(body) };
    expect(await checkVatId(deps, french)).toEqual({ kind: 'unavailable' });
    expect(await db.$count(vatChecks)).toBe(0);
  });

  test('that says nothing is waited for no longer than its time', async () => {
    next = undefined;
    const impatient = { ...deps, vatRegistry: openVies({ url, timeoutMs: 20 }) };
    expect(await checkVatId(impatient, french)).toEqual({ kind: 'unavailable' });
  });

  test('that is not there is none', async () => {
    const gone = { ...deps, vatRegistry: openVies({ url: 'http://127.0.0.1:1' }) };
    expect(await checkVatId(gone, french)).toEqual({ kind: 'unavailable' });
  });
});
