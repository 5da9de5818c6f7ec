import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import type { InvoiceDocument, InvoiceKind } from '../invoices/invoice.ts';
import { invoices } from '../invoices/tables.ts';
import { keepDays } from './keep-days.ts';
import { readTax } from './read-tax.ts';
import { salesDays } from './tables.ts';
import { sold } from './testing/made-orders.ts';

const { db } = await testDatabase();
const clock = fixedClock(new Date('2026-11-22T08:00:00Z'));
let sequence = 0;

async function issued(
  issuedOn: string,
  [kind, country, rateBp, taxMinor]: readonly [InvoiceKind, string | null, number, number],
  demo = false,
) {
  const id = randomUUID();
  const amounts = { netMinor: 10_000, taxMinor, grossMinor: 10_000 + taxMinor };
  const tax = { scheme: 'standard', rateBp, country };
  const document = { issuedOn, deliveredOn: issuedOn, currency: 'EUR', buyer: { country }, tax, ...amounts };
  sequence += 1;
  await db.insert(invoices).values({
    ...{ id, number: id, demo, kind, year: 2026, sequence, orderId: id, cause: id },
    issuedAt: clock.now(),
    document: document as unknown as InvoiceDocument,
  });
}

test('the tax of kept days is that of their documents, also of one that is issued late', async () => {
  await sold(db, { at: '2026-11-18T12:00:00Z', lines: [['643', 4000]] });
  await issued('2026-11-18', ['invoice', 'DE', 1900, 1900]);
  await issued('2026-11-19', ['invoice', 'DE', 1900, 1900]);
  await issued('2026-11-19', ['credit_note', 'FR', 2000, 2000]);
  await issued('2026-11-19', ['invoice', 'DE', 1900, 1], true);
  await issued('2026-11-22', ['invoice', null, 1900, 7]);
  const range = { from: '2026-11-19', to: '2026-11-22', demo: false };
  const read = () => readTax(db, range);
  const expected = [
    ['DE', 1900, 10_000],
    [null, 7, 10_000],
    ['FR', -2000, -10_000],
  ];
  const said = async () => (await read()).map((row) => [row.country, row.taxMinor, row.netMinor]);
  expect(await said()).toEqual(expected);
  await keepDays({ db, clock });
  expect(await db.$count(salesDays)).toBe(4);
  expect(await said()).toEqual(expected);
  expect(await readTax(db, { ...range, demo: true })).toMatchObject([{ taxMinor: 1 }]);

  await issued('2026-11-20', ['invoice', 'FR', 2000, 2000]);
  expect(await db.$count(salesDays)).toBe(3);
  const late = await read();
  expect(late.find(({ country }) => country === 'FR')).toMatchObject({ netMinor: 0, taxMinor: 0 });
  await keepDays({ db, clock });
  expect(await read()).toEqual(late);
});
