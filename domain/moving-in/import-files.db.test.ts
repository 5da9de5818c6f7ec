import { fixedClock } from '@spindle/platform/clock.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { members, signInMethods } from '../accounts/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licences } from '../licences/tables.ts';
import { importFiles } from './import-files.ts';
import { PLAIN } from './mapping.ts';
import { lockImports } from './queries.ts';
import { importedRecords } from './tables.ts';
import { example, importDesk } from './testing/import-desk.ts';

const now = new Date('2026-11-22T12:00:00Z');
const shop = await testCommerce({ clock: fixedClock(now) });
const { db, url } = shop;
const desk = importDesk(shop);
beforeEach(async () => {
  await shop.empty();
  await db.delete(importedRecords);
});

const all = { customers: example('customers'), licences: example('licences') };
const HEAD = 'id,email,name\n';
const LICENCE = 'id,key,customer,pid,licence_type,issued,works_until,state\n';
const storedMembers = () => db.select().from(members).orderBy(asc(members.email));
const storedLicences = () => db.select().from(licences).orderBy(asc(licences.key));

describe('the files of the how-to', () => {
  test('are in the shop as they say, with no password', async () => {
    expect(await desk.run(all)).toMatchObject({
      ok: true,
      done: [
        { kind: 'customers', counts: { created: 3, changed: 0, unchanged: 0, refused: 0 } },
        { kind: 'licences', counts: { created: 3, changed: 0, unchanged: 0, refused: 0 } },
      ],
    });
    const [ada, kei, lena] = await storedMembers();
    expect([ada, kei, lena]).toMatchObject([
      {
        ...{ email: 'ada@example.test', name: 'Ada Okafor', locale: 'en', country: 'GB' },
        ...{ emailVerified: true, createdAt: new Date('2021-03-04') },
      },
      {
        ...{ email: 'kei@example.test', name: 'Tanaka, Kei', locale: 'ja', country: 'JP' },
        ...{ emailVerified: false, createdAt: new Date('2022-11-29T23:15:00Z') },
      },
      { name: '=Lena', createdAt: now },
    ]);
    expect(await storedLicences()).toMatchObject([
      {
        ...{ key: 'BLU/2f61c0de==', memberId: kei?.id, pid: '646', productName: 'Blu-ray Ripper', seats: 1 },
        ...{ licenceType: '1Y', worksUntil: new Date('2026-12-01'), updatesUntil: new Date('2026-12-01') },
      },
      {
        ...{ key: 'DVDR-7731-aB9x-0042', memberId: ada?.id, licenceType: 'LFT', seats: 2, orderId: null },
        ...{ worksUntil: null, updatesUntil: new Date('2024-03-04'), issuedAt: new Date('2021-03-04') },
      },
      { key: 'old_3', memberId: lena?.id, productName: 'DVD Ripper für Windows', state: 'revoked' },
    ]);
    expect(await db.$count(signInMethods)).toBe(0);
  });

  test('come to the same in a dry run, which writes nothing', async () => {
    expect(await desk.run(all, { apply: false })).toMatchObject({ ok: true });
    const reports = [desk.report('customers'), desk.report('licences')];
    expect(await Promise.all([members, licences, importedRecords].map((table) => db.$count(table)))).toEqual([
      0, 0, 0,
    ]);
    await desk.run(all);
    expect([desk.report('customers'), desk.report('licences')]).toEqual(reports);
  });

  test('come again without doubles', async () => {
    await desk.run(all);
    const before = [await storedMembers(), await storedLicences()];
    const again = await desk.run(all);
    expect(again).toMatchObject({ done: [{ counts: { unchanged: 3 } }, { counts: { unchanged: 3 } }] });
    expect([await storedMembers(), await storedLicences()]).toEqual(before);
  });

  test('are audited, a dry run is not', async () => {
    const count = () => db.$count(auditEntries, sql`action like 'import.%'`);
    const before = await count();
    await desk.run(all, { apply: false });
    expect(await count()).toBe(before);
    await desk.run(all);
    const entries = await db.select().from(auditEntries).where(sql`action like 'import.%'`);
    expect(entries.slice(before)).toMatchObject([
      { action: 'import.begin', actorId: 'test', subjectId: 'csv' },
      { action: 'import.end', after: { customers: '3 created', licences: '3 created' } },
    ]);
  });
});

describe('a customer', () => {
  test('whose address has an account is that member, as they are', async () => {
    await db.insert(members).values({ email: 'kei@x.test', name: 'Kei' });
    expect(await desk.outcomes('customers', `${HEAD}1,KEI@x.test,Other\n2,kei@x.test,Third\n`)).toEqual([
      '2 unchanged: has an account in the shop already',
      '3 unchanged: has an account in the shop already',
    ]);
    expect(await storedMembers()).toMatchObject([{ name: 'Kei' }]);
    // Both ids are known now.
    expect(
      await desk.outcomes('licences', `${LICENCE},K-1,1,643,LFT,2020-01-01,,\n,K-2,2,643,LFT,2020-01-01,,`),
    ).toEqual(['2 created', '3 created']);
  });

  test('who is another one by now is changed; their address stays', async () => {
    await desk.outcomes('customers', 'id,email,name,verified\n1,a@x.test,Ada,yes\n');
    const changed = 'id,email,name,language,verified\n1,b@x.test,Ada O,fr,no\n';
    expect(await desk.outcomes('customers', changed, { apply: false })).toEqual([
      '2 changed: stays as it is in the shop: address',
    ]);
    await desk.outcomes('customers', changed);
    expect(await storedMembers()).toMatchObject([
      { email: 'a@x.test', name: 'Ada O', locale: 'fr', emailVerified: true },
    ]);
  });

  test('keeps what was changed in the shop since, or was there before the import', async () => {
    await db.insert(members).values({ email: 'old@x.test', name: 'Old', locale: 'ja', country: 'JP' });
    await desk.outcomes('customers', `${HEAD}1,a@x.test,Ada\n2,old@x.test,Other\n`);
    await db.update(members).set({ name: 'Ada O' }).where(eq(members.email, 'a@x.test'));
    const again = 'id,email,name,language,country\n1,a@x.test,Ada X,fr,FR\n2,old@x.test,Other,de,DE\n';
    const told = [
      '2 changed: stays as it is in the shop: name',
      '3 changed: stays as it is in the shop: name, locale, country',
    ];
    expect(await desk.outcomes('customers', again, { apply: false })).toEqual(told);
    expect(await desk.outcomes('customers', again)).toEqual(told);
    const stored = [
      { email: 'a@x.test', name: 'Ada O', locale: 'fr', country: 'FR' },
      { email: 'old@x.test', name: 'Old', locale: 'ja', country: 'JP' },
    ];
    expect(await storedMembers()).toMatchObject(stored);
    await desk.outcomes('customers', 'id,email,name,language\n1,a@x.test,Ada Y,en\n');
    expect(await storedMembers()).toMatchObject([{ name: 'Ada O', locale: 'en', country: null }, stored[1]]);
  });

  test('whose other address was proved has not proved the one in the shop', async () => {
    await desk.outcomes('customers', 'id,email,verified\n1,a@x.test,no\n');
    await desk.outcomes('customers', 'id,email,verified\n1,b@x.test,yes\n');
    expect(await storedMembers()).toMatchObject([{ email: 'a@x.test', emailVerified: false }]);
    await desk.outcomes('customers', 'id,email,verified\n1,a@x.test,yes\n');
    expect(await storedMembers()).toMatchObject([{ emailVerified: true }]);
  });

  test('whose id there is an address is named by it, whoever has that address by now', async () => {
    const customers = `${HEAD}a@x.test,a@x.test,Ada\n`;
    const licence = `${LICENCE},K-1,a@x.test,643,LFT,2020-01-01,,\n`;
    await desk.run({ customers });
    await db.update(members).set({ email: 'moved@x.test' });
    const [ada] = await storedMembers();
    expect(await desk.outcomes('licences', licence, { apply: false })).toEqual(['2 created']);
    await db.insert(members).values({ email: 'a@x.test' });
    expect(await desk.outcomes('licences', licence)).toEqual(['2 created']);
    expect(await storedLicences()).toMatchObject([{ memberId: ada?.id }]);
  });

  test('with an address that another’s line only mentions gets an account', async () => {
    await desk.outcomes('customers', `${HEAD}1,a@x.test,A\n`);
    const file = `${HEAD}1,b@x.test,A\n2,b@x.test,B\n3,b@x.test,C\n`;
    const told = [
      '2 changed: stays as it is in the shop: address',
      '3 created',
      '4 unchanged: has the address of line 3',
    ];
    expect(await desk.outcomes('customers', file, { apply: false })).toEqual(told);
    expect(await desk.outcomes('customers', file)).toEqual(told);
    expect(await storedMembers()).toMatchObject([{ name: 'A' }, { email: 'b@x.test', name: 'B' }]);
    const licences = `${LICENCE},K-2,2,643,LFT,2020-01-01,,\n,K-3,3,643,LFT,2020-01-01,,`;
    expect(await desk.outcomes('licences', licences)).toEqual(['2 created', '3 created']);
  });

  test('was created in the past', async () => {
    const file = 'id,email,created\n1,a@x.test,2026-11-23T12:00Z\n2,b@x.test,2026-11-23T12:01Z\n';
    expect(await desk.outcomes('customers', file)).toEqual([
      '2 created',
      '3 refused: created: is in the future',
    ]);
  });

  test('that is there twice is taken once', async () => {
    expect(
      await desk.outcomes(
        'customers',
        `${HEAD}1,a@x.test,A\n1,a@x.test,A\n1,a@x.test,B\n2,,C\n,d@x.test,D\n3,e@x,E`,
      ),
    ).toEqual([
      '2 created',
      '3 unchanged: has the id of line 2',
      '4 refused: has the id of line 2',
      '5 refused: email: is missing',
      '6 refused: id: is missing',
      '7 refused: email: is no e-mail address',
    ]);
    expect(await storedMembers()).toHaveLength(1);
  });
});

describe('a licence', () => {
  beforeEach(() => desk.run({ customers: `${HEAD}1,a@x.test,A\n2,b@x.test,B\n` }));

  test('is refused with the reason and the line', async () => {
    await desk.outcomes('licences', `${LICENCE}L1,K-1,1,643,LFT,2020-01-01,,\n`);
    const bad = [
      'L2,K-1,2,643,LFT,2020-01-01,,',
      'L3,K-1,1,643,LFT,2020-01-01,,',
      'L4,K-4,1,999,LFT,2020-01-01,,',
      'L5,K-5,3,643,LFT,2020-01-01,,',
      'L6,K-6,c@x.test,643,LFT,2020-01-01,,',
      'L7,K-7,2,643,LFT,2020-01-01,,',
      'L8,K-7,1,643,LFT,2020-01-01,,',
      'L9,K-9,1,643,1Y,2020-02-30,2021-01-01,',
      'L10,K-10,1,643,1Y,2099-01-01,2100-01-01,',
    ];
    const told = [
      '2 refused: key: belongs to a licence of somebody else already',
      '3 refused: key: belongs to a licence of this customer already',
      '4 refused: pid: the shop has no product 999',
      '5 refused: customer: 3 is nobody the shop knows',
      '6 refused: customer: c@x.test is nobody the shop knows',
      '7 created',
      '8 refused: key: is that of line 7',
      '9 refused: issued: is no date, such as 2026-11-22 or 2026-11-22T09:30:00Z',
      '10 refused: issued: is in the future',
    ];
    const file = `${LICENCE}${bad.join('\n')}`;
    expect(await desk.outcomes('licences', file, { apply: false })).toEqual(told);
    expect(await desk.outcomes('licences', file)).toEqual(told);
    expect((await storedLicences()).map(({ key }) => key)).toEqual(['K-1', 'K-7']);
  });

  test('whose id comes again far below keeps the terms of the first line, however often the file is imported', async () => {
    const others = Array.from({ length: 500 }, (_, at) => `M${at},K-${at},2,643,LFT,2020-01-01,,`);
    const first = 'L1,MINE,1,643,LFT,2020-01-01,,active';
    const file = `${LICENCE}${[first, ...others].join('\n')}\nL1,MINE,1,643,LFT,2020-01-01,,revoked\n`;
    for (const apply of [false, true, false, true]) {
      const told = await desk.outcomes('licences', file, { apply });
      expect(told.at(-1)).toBe('503 refused: has the id of line 2');
    }
    expect((await storedLicences()).filter(({ state }) => state !== 'active')).toEqual([]);
  });

  test('of a customer who is nobody here is refused in a dry run, too', async () => {
    // The account keeps its address.
    const customers = `${HEAD}1,moved@x.test,A\n2,b@x.test,B\n`;
    await desk.run({ customers });
    const licences = `${LICENCE}L1,K-1,moved@x.test,643,LFT,2020-01-01,,\n`;
    for (const apply of [false, true]) {
      await desk.run({ customers, licences }, { apply });
      expect(desk.report('licences')).toMatchObject([
        { note: 'customer: moved@x.test is nobody the shop knows' },
      ]);
    }
  });

  test('whose terms are others by now is changed, its key and owner are not', async () => {
    await desk.outcomes('licences', `${LICENCE}L1,K-1,1,643,1Y,2026-01-01,2026-12-01,\n`);
    const changed = `${LICENCE}L1,K-1,1,643,1Y,2026-01-01,2027-12-01,suspended\n`;
    expect(await desk.outcomes('licences', changed, { apply: false })).toEqual(['2 changed']);
    expect(await desk.outcomes('licences', changed)).toEqual(['2 changed']);
    expect(await storedLicences()).toMatchObject([
      { worksUntil: new Date('2027-12-01'), state: 'suspended', issuedAt: new Date('2026-01-01') },
    ]);
    expect(await desk.outcomes('licences', `${LICENCE}L1,K-2,1,643,1Y,2026-01-01,2027-12-01,\n`)).toEqual([
      '2 refused: key: has changed, and a key stays what it is',
    ]);
    expect(await desk.outcomes('licences', `${LICENCE}L1,K-1,2,643,1Y,2026-01-01,2027-12-01,\n`)).toEqual([
      '2 refused: has another owner or product than before: change it in the shop',
    ]);
    await db.update(licences).set({ state: 'active' });
    await desk.outcomes('licences', `${LICENCE}L1,K-1,1,643,1Y,2026-01-01,2027-12-02,\n`);
    await db.update(licences).set({ state: 'suspended' });
    expect(await desk.outcomes('licences', `${LICENCE}L1,K-1,1,643,1Y,2026-01-01,2028-12-01,\n`)).toEqual([
      '2 refused: the shop has changed its state since: change it there',
    ]);
    expect(await storedLicences()).toMatchObject([{ state: 'suspended' }]);
    await db.update(licences).set({ state: 'revoked' });
    expect(await desk.outcomes('licences', `${LICENCE}L1,K-1,1,643,1Y,2026-01-01,2028-12-01,\n`)).toEqual([
      '2 refused: is in a state in the shop from which it does not come back',
    ]);
  });
});

describe('a file', () => {
  test('that breaks off begins nothing, of no file', async () => {
    const broken = `${LICENCE}L1,K-1,1,643,LFT,2020-01-01,,\nL2,"K-2,1,643,LFT,2020-01-01,,\n`;
    expect(await desk.run({ customers: `${HEAD}1,a@x.test,A\n`, licences: broken })).toEqual({
      ...{ ok: false, error: 'file' },
      problem: 'licences.csv, line 3: has a quote that is out of place or never closed.',
    });
    expect(await storedMembers()).toEqual([]);
  });

  test('with a column that nobody reads is refused', async () => {
    expect(await desk.run({ customers: 'id,email,surname\n' })).toMatchObject({
      problem: 'customers.csv, line 1: has a column that is none of customers: surname.',
    });
  });
});

test('staff without the permission import nothing', async () => {
  const support = { kind: 'staff', staffId: '1', email: 's@x.test', role: 'support' } as const;
  expect(
    await importFiles({ databaseUrl: url, clock: shop.deps.clock, secret: shop.deps.secret }, support, {
      files: {},
      mapping: PLAIN,
      apply: true,
    }),
  ).toEqual({ ok: false, error: 'not_allowed' });
});

test('a second import waits for the first to end', async () => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  expect(await lockImports(drizzle(other))).toBe(true);
  expect(await desk.run(all)).toEqual({ ok: false, error: 'already_running' });
  await other.end();
  expect(await storedMembers()).toEqual([]);
});
