import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import type { InvoiceDocument } from '../invoices/invoice.ts';
import { invoices } from '../invoices/tables.ts';
import { setRegistration } from '../tax/set-registration.ts';
import { quarterOf } from './book-period.ts';
import { exportOss } from './export-oss.ts';
import { importRates } from './import-rates.ts';
import type { OssLine } from './oss-report.ts';
import { readOss } from './read-oss.ts';

const { db } = await testDatabase();
const deps = { db, clock: fixedClock(new Date('2026-11-22T10:00:00Z')) };
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };

type Made = Pick<
  InvoiceDocument,
  'kind' | 'issuedOn' | 'deliveredOn' | 'currency' | 'netMinor' | 'taxMinor'
> & {
  tax: { country: string; scheme: 'oss' | 'domestic' | 'reverse_charge' | 'none'; rateBp: number };
};

let sequence = 0;
/** Inserts documents with only the fields that reports use; real ones are made in domain/invoices. */
async function issue(all: readonly Made[]): Promise<void> {
  await db.insert(invoices).values(
    all.map((made) => {
      sequence += 1;
      const document = { ...made, grossMinor: made.netMinor + made.taxMinor } as unknown as InvoiceDocument;
      const of = {
        id: randomUUID(),
        orderId: randomUUID(),
        cause: `made ${sequence}`,
        number: `N-${sequence}`,
      };
      return { ...of, demo: false, kind: made.kind, year: 2026, sequence, issuedAt: new Date(), document };
    }),
  );
}

async function reportOf(quarter: string) {
  const read = await readOss(deps, admin, { quarter });
  if (!read.ok) throw new Error(read.error);
  return read.report;
}

const sale: Made = {
  ...{ kind: 'invoice', issuedOn: '2026-08-10', deliveredOn: '2026-08-10', currency: 'USD' },
  ...{ netMinor: 5000, taxMinor: 1000, tax: { country: 'FR', scheme: 'oss', rateBp: 2000 } },
};

/** Registers for all but 2025, for which one test has its own registrations. */
async function register(): Promise<void> {
  const registered = { country: 'FR', scheme: 'oss', number: 'FR999' } as const;
  await setRegistration(deps, admin, { ...registered, validFrom: '2024-01-01', validUntil: '2024-03-31' });
  await setRegistration(deps, admin, { ...registered, validFrom: '2026-01-01', validUntil: null });
}

test('sales by country and rate, and corrections by the quarter that they are of, each at its own rate', async () => {
  const file = 'Date,USD\n2026-10-01,1.25\n2026-09-29,9\n2026-12-31,2\n';
  // Imported once all these days are over.
  const later = { db, clock: fixedClock(new Date('2027-02-01T10:00:00Z')) };
  expect(await importRates(later, admin, { file })).toMatchObject({ ok: true });
  await issue([
    sale,
    // Refunded in the same quarter.
    { ...sale, kind: 'credit_note', issuedOn: '2026-09-30', netMinor: 500, taxMinor: 100 },
    { ...sale, currency: 'EUR', netMinor: 1000, taxMinor: 200 },
    {
      ...sale,
      tax: { country: 'DE', scheme: 'oss', rateBp: 1900 },
      currency: 'EUR',
      netMinor: 100,
      taxMinor: 19,
    },
    // Sales that are taxed otherwise.
    { ...sale, tax: { country: 'FR', scheme: 'domestic', rateBp: 2000 } },
    { ...sale, tax: { country: 'FR', scheme: 'reverse_charge', rateBp: 0 }, taxMinor: 0 },
    { ...sale, tax: { country: 'US', scheme: 'none', rateBp: 0 }, taxMinor: 0 },
    // In the next quarter: a sale, and a refund of the one before.
    { ...sale, issuedOn: '2026-12-31', deliveredOn: '2026-12-31', netMinor: 100, taxMinor: 20 },
    { ...sale, kind: 'credit_note', issuedOn: '2026-10-01', netMinor: 1000, taxMinor: 200 },
  ]);
  // The bank published nothing on the quarter's last day, so the next rate counts.
  expect(await reportOf('2026-Q3')).toMatchObject({
    supplies: [
      { country: 'DE', rateBp: 1900, filed: { netMinor: 100, taxMinor: 19 } },
      { country: 'FR', rateBp: 2000, filed: { netMinor: 1000 + 3600, taxMinor: 200 + 720 } },
    ],
    corrections: [],
    balances: [
      { country: 'DE', taxMinor: 19 },
      { country: 'FR', taxMinor: 920 },
    ],
    missing: [],
  });
  const refused = { ok: false, error: 'not_registered' };
  expect(await exportOss(deps, admin, { quarter: '2026-Q4' })).toEqual(refused);
  await register();
  const next = await exportOss(deps, admin, { quarter: '2026-Q4' });
  expect(next.ok && next.csv).toBe(
    `${[
      'kind,quarter,country,tax_rate,net,tax,currency',
      'supply,2026-Q4,FR,20,0.50,0.10,EUR',
      'correction,2026-Q3,FR,,-8.00,-1.60,EUR',
    ].join('\n')}\n`,
  );
  expect((await reportOf('2026-Q4')).balances).toEqual([{ country: 'FR', taxMinor: 10 - 160 }]);
  expect(await auditOf(db, { kind: 'books', id: '2026-Q4' })).toMatchObject([{ action: 'oss.export' }]);
});

test('while its quarter runs the file is called preliminary, until the day after in the seller’s zone', async () => {
  const nameAt = async (time: string) => {
    const clock = fixedClock(new Date(time));
    const file = await exportOss({ db, clock }, admin, { quarter: '2026-Q4' });
    const read = await readOss({ db, clock }, admin, { quarter: '2026-Q4' });
    return file.ok && read.ok && [file.name, read.running];
  };
  expect(await nameAt('2026-12-31T23:59:59Z')).toEqual(['oss-2026-Q4-preliminary.csv', true]);
  expect(await nameAt('2027-01-01T00:00:00Z')).toEqual(['oss-2026-Q4.csv', false]);
});

test('what was sold to Monaco stands with what was sold to France, of which it is a part', async () => {
  const sold = { ...sale, issuedOn: '2023-02-01', deliveredOn: '2023-02-01', currency: 'EUR' as const };
  await issue([sold, { ...sold, tax: { ...sale.tax, country: 'MC' }, netMinor: 100, taxMinor: 20 }]);
  expect((await reportOf('2023-Q1')).supplies).toMatchObject([
    { country: 'FR', rateBp: 2000, filed: { netMinor: 5100, taxMinor: 1020 } },
  ]);
});

test('nothing is filed as long as a rate is missing', async () => {
  await issue([{ ...sale, issuedOn: '2024-02-01', deliveredOn: '2024-02-01' }]);
  const report = await reportOf('2024-Q1');
  expect(report.missing).toEqual([{ currency: 'USD', day: '2024-03-31' }]);
  expect(report.supplies).toMatchObject([{ filed: null, parts: [{ netMinor: 5000, taxMinor: 1000 }] }]);
  expect(report.balances).toEqual([{ country: 'FR', taxMinor: null }]);
  expect(await exportOss(deps, admin, { quarter: '2024-Q1' })).toEqual({ ok: false, error: 'rates_missing' });
});

test('says under which registration, and is for those who may', async () => {
  const registered = { country: 'DE', scheme: 'oss', number: 'DE999', validFrom: '2025-02-01' } as const;
  await setRegistration(deps, admin, { ...registered, validUntil: '2025-05-31' });
  const registrationIn = async (quarter: string) => {
    const read = await readOss(deps, admin, { quarter });
    return read.ok && read.registration?.number;
  };
  expect(await Promise.all(['2024-Q4', '2025-Q1', '2025-Q2', '2025-Q3'].map(registrationIn))).toEqual([
    ...[undefined, 'DE999', 'DE999', undefined],
  ]);
  expect(await readOss(deps, { ...admin, role: 'support' }, { quarter: '2026-Q3' })).toEqual({
    ...{ ok: false, error: 'not_allowed' },
  });
  expect(await readOss(deps, admin, { quarter: '2026-03' })).toEqual({ ok: false, error: 'period_unknown' });
});

test('whatever is sold, credited and corrected: the reports of all quarters are the sum of all documents', async () => {
  let year = 2030;
  const dayOf = (month: number, day: number) =>
    `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const made = fc.record({
    kind: fc.constantFrom('invoice' as const, 'credit_note' as const),
    month: fc.nat(23),
    waited: fc.nat(6),
    day: fc.integer({ min: 1, max: 28 }),
    country: fc.constantFrom('FR', 'DE', 'IT'),
    scheme: fc.constantFrom('oss' as const, 'oss' as const, 'domestic' as const, 'reverse_charge' as const),
    rateBp: fc.constantFrom(2000, 550),
    currency: fc.constantFrom('EUR', 'USD', 'JPY'),
    netMinor: fc.nat(1_000_000),
    taxMinor: fc.nat(200_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(made, { minLength: 1, maxLength: 60 }), async (drawn) => {
      year += 4;
      const documents = drawn.map(({ month, waited, day, country, scheme, rateBp, ...rest }) => ({
        ...rest,
        ...{ deliveredOn: dayOf(month, day), issuedOn: dayOf(month + waited, day) },
        tax: { country, scheme, rateBp },
      }));
      await issue(documents);
      const quarters = Array.from({ length: 10 }, (_, index) => quarterOf(dayOf(index * 3, 1)));
      const reports = await Promise.all(quarters.map(reportOf));
      const sums = new Map<string, number>();
      const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
      const count = ({ quarter, country, parts }: OssLine, sign: 1 | -1) => {
        for (const { currency, netMinor, taxMinor } of parts) {
          add(`${quarter} ${country} ${currency} net`, sign * netMinor);
          add(`${quarter} ${country} ${currency} tax`, sign * taxMinor);
        }
      };
      for (const { supplies, corrections } of reports) {
        for (const line of [...supplies, ...corrections]) count(line, 1);
      }
      for (const { kind, deliveredOn, currency, netMinor, taxMinor, tax } of documents) {
        if (tax.scheme !== 'oss') continue;
        const quarter = quarterOf(deliveredOn);
        const part = { currency, netMinor, taxMinor, conversion: null };
        const line = { quarter, country: tax.country, rateBp: null, filed: null, parts: [part] };
        count(line, kind === 'invoice' ? -1 : 1);
      }
      expect([...sums.values()].filter((left) => left !== 0)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
