import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { auditOf } from '../audit/audit-of.ts';
import { fetchRates } from './fetch-rates.ts';
import { listRates } from './list-rates.ts';
import { exchangeRates } from './tables.ts';

const { db } = await testDatabase();
let asked = 0;
let answer: (response: ServerResponse) => void = () => undefined;
const server = createServer((_request, response) => {
  asked += 1;
  answer(response);
}).listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const ecbRatesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-hist-90d.xml`;
const deps = { db, clock: fixedClock(new Date('2026-11-22T15:23:00Z')), ecbRatesUrl };

/** A file in the bank's format. */
const fileOf = (
  days: Readonly<Record<string, Readonly<Record<string, string>>>>,
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
${Object.entries(days)
  .map(
    ([day, rates]) => `		<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>`,
  )
  .join('\n')}
	</Cube>
</gesmes:Envelope>
`;
const says = (body: string, status = 200) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
  };
};
const audited = (day: string) => auditOf(db, { kind: 'exchange_rates', id: day });

beforeEach(async () => {
  asked = 0;
  await db.delete(exchangeRates);
});

test('what the bank has published is taken in, once, and a correction with it', async () => {
  says(fileOf({ '2026-11-20': { USD: '1.0823', JPY: '163.52' }, '2026-11-19': { USD: '1.0801' } }));
  expect(await fetchRates(deps)).toBe(3);
  expect(await fetchRates(deps)).toBe(0);
  expect(await listRates(db)).toMatchObject([
    { currency: 'JPY', day: '2026-11-20', perEuro: '163.52' },
    { currency: 'USD', day: '2026-11-20', perEuro: '1.0823' },
  ]);
  // A file without new rates is not audited.
  expect(await audited('2026-11-20')).toMatchObject([{ action: 'exchange_rates.import' }]);
  says(fileOf({ '2026-11-20': { USD: '1.0824' } }));
  expect(await fetchRates(deps)).toBe(1);
  expect(await audited('2026-11-20')).toHaveLength(2);
});

test('the bank’s CSV file is one, too', async () => {
  says('Date, USD, JPY, \n20 November 2026, 1.0823, 163.52, \n');
  expect(await fetchRates(deps)).toBe(2);
});

test('all days that the bank knows are taken in, so many with each statement that none takes long', async () => {
  const first = Date.parse('1999-01-04');
  const lines = Array.from({ length: 4_000 }, (_, index) => {
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    return `${day},${'1.0823,'.repeat(10)}`;
  });
  const currencies = ['USD', 'JPY', 'BGN', 'CZK', 'DKK', 'GBP', 'HUF', 'PLN', 'RON', 'SEK'];
  says(`Date,${currencies.join()},\n${lines.join('\n')}\n`);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  expect(await fetchRates(deps)).toBe(40_000);
  const taken = (query.mock.calls as unknown[][]).flatMap(([, values]) =>
    Array.isArray(values) && Array.isArray(values[0]) ? [values[0].length] : [],
  );
  expect(taken).toEqual([20_000, 20_000]);
  expect(await db.$count(exchangeRates)).toBe(40_000);
  expect(await fetchRates(deps)).toBe(0);
});

test('without the setting nobody is asked', async () => {
  expect(await fetchRates({ ...deps, ecbRatesUrl: undefined })).toBeUndefined();
  expect(asked).toBe(0);
});

const whole = fileOf({ '2026-11-20': { USD: '1.0823', JPY: '163.52' } });
test.each([
  ['a page that says sorry', '<!DOCTYPE html><html><body>Sorry</body></html>'],
  ['a file that is cut', whole.slice(0, whole.indexOf("<Cube currency='JPY'"))],
  ['no rates', fileOf({})],
  ['a rate of nothing', fileOf({ '2026-11-20': { USD: '0.0000' } })],
  ['a rate that is none', fileOf({ '2026-11-20': { USD: '1e9' } })],
  ['a day that is none', fileOf({ '2026-11-31': { USD: '1.08' } })],
  ['a day to come', fileOf({ '2026-11-20': { USD: '1.08' }, '2026-11-24': { USD: '1.08' } })],
  ['a currency that is none', fileOf({ '2026-11-20': { U$D: '1.08' } })],
  ['a rate before any day', whole.replace(/<Cube time='2026-11-20'>/, '<Cube>')],
  ['a rate that is written in another way', whole.replace("rate='163.52'", "multiplier='100' rate='163.52'")],
  [
    'a day that is written in another way',
    fileOf({ '2026-11-20': { USD: '1.08' }, '2026-11-19': { USD: '1.09' } }).replace(
      "<Cube time='2026-11-19'>",
      "<Cube id='2' time='2026-11-19'>",
    ),
  ],
  ['entities of its own', whole.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
  ['nothing', ''],
])('%s changes no rate, and the job fails', async (_what, body) => {
  says(body);
  await expect(fetchRates(deps)).rejects.toThrow('no file of exchange rates');
  expect(await db.$count(exchangeRates)).toBe(0);
});

test('an answer that is an error, too long, or does not end is given up', async () => {
  says(whole, 503);
  await expect(fetchRates(deps)).rejects.toThrow('answered 503');
  says(whole + ' '.repeat(5000));
  await expect(fetchRates(deps, { maxBytes: 4000 })).rejects.toThrow('more than 4000 bytes');
  answer = (response) => {
    response.writeHead(200).write(whole.slice(0, 100));
  };
  await expect(fetchRates(deps, { timeoutMs: 200 })).rejects.toThrow();
  expect(await db.$count(exchangeRates)).toBe(0);
});
