import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { licenceDevices } from '../activation/tables.ts';
import { licenceGrants, licences } from '../tables.ts';
import type { LicenceFilter } from './licence-filter.ts';
import { licencesForStaff } from './licences-for-staff.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const { db } = await testDatabase();
const deps = { db, clock: fixedClock(NOW) };
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

beforeEach(() => db.execute('truncate shop.licences cascade'));

/** Issues licences, each a day older than the one before. */
async function issue(rows: readonly (Partial<typeof licences.$inferInsert> & { key: string })[]) {
  const issued = rows.map((row, index) => ({
    ...{ id: randomUUID(), memberId: randomUUID(), pid: '643', productName: 'DVD Ripper', seats: 1 },
    ...{ licenceType: '1Y' as const, issuedAt: inDays(-index), ...row },
  }));
  await db.insert(licences).values(issued);
  return new Map(issued.map((row) => [row.key, row]));
}
const keys = async (filter: LicenceFilter) =>
  (await licencesForStaff(deps, filter)).licences.map(({ key }) => key);

test('all are listed a page at a time, the newest first, those of one moment, too', async () => {
  const all = ['A', 'B', 'C', 'D', 'E'];
  await issue(all.map((key) => ({ key, ...(key > 'B' && { issuedAt: inDays(-9) }) })));
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await licencesForStaff(deps, {}, { after, size: 2 });
    seen.push(...page.licences.map(({ key }) => key));
    after = page.next;
  } while (after !== undefined);
  expect(seen.slice(0, 2)).toEqual(['A', 'B']);
  expect(seen.toSorted()).toEqual(all);
});

test('they are kept by product, type and the state they are in by now', async () => {
  await issue([
    { key: 'WORKS', worksUntil: inDays(1) },
    { key: 'EVER', worksUntil: null, licenceType: 'LFT' },
    { key: 'OVER', worksUntil: NOW },
    { key: 'STOPPED', state: 'suspended', worksUntil: inDays(-1) },
    { key: 'GONE', state: 'revoked', pid: '646' },
  ]);
  expect(await keys({ state: 'active' })).toEqual(['WORKS', 'EVER']);
  expect(await keys({ state: 'expired' })).toEqual(['OVER']);
  expect((await licencesForStaff(deps, { state: 'expired' })).licences).toMatchObject([{ state: 'expired' }]);
  expect(await keys({ state: 'suspended' })).toEqual(['STOPPED']);
  expect(await keys({ state: 'revoked' })).toEqual(['GONE']);
  expect(await keys({ pid: '646' })).toEqual(['GONE']);
  expect(await keys({ licenceType: 'LFT', state: 'active' })).toEqual(['EVER']);
  expect(await keys({ pid: '1' })).toEqual([]);
});

test('what ends before a day comes first where it ends first, a page at a time; what never ends is not there', async () => {
  await issue([
    { key: 'LATE', worksUntil: inDays(30) },
    { key: 'SOON', worksUntil: inDays(1) },
    { key: 'NEVER', worksUntil: null },
    { key: 'PAST', worksUntil: inDays(-1) },
    { key: 'NEXT', worksUntil: inDays(2) },
  ]);
  expect(await keys({ endsBefore: inDays(30) })).toEqual(['PAST', 'SOON', 'NEXT']);
  const asked = { state: 'active', endsBefore: inDays(31) } as const;
  const first = await licencesForStaff(deps, asked, { size: 2 });
  const second = await licencesForStaff(deps, asked, { size: 2, after: first.next });
  expect([first, second].map(({ licences: page }) => page.map(({ key }) => key))).toEqual([
    ['SOON', 'NEXT'],
    ['LATE'],
  ]);
});

test('those of a member, of an order and of computers of a name', async () => {
  const rows = await issue([{ key: 'A' }, { key: 'B' }, { key: 'C' }]);
  const idOf = (key: string) => rows.get(key)?.id ?? '';
  expect(await keys({ memberId: rows.get('B')?.memberId })).toEqual(['B']);

  const orderId = randomUUID();
  await db.insert(licenceGrants).values({
    ...{ id: randomUUID(), licenceId: idOf('C'), source: 'order', sourceId: randomUUID(), orderId },
    startsAt: NOW,
  });
  expect(await keys({ orderId })).toEqual(['C']);

  const device = (key: string, name: string, releasedAt: Date | null = null) => ({
    ...{ id: randomUUID(), licenceId: idOf(key), fingerprint: randomUUID(), name, system: 'mac' as const },
    ...{ activatedAt: NOW, lastSeenAt: NOW, releasedAt },
  });
  const studio = device('A', 'Studio');
  await db.insert(licenceDevices).values([studio, device('B', 'STUDIO', NOW), device('C', 'Studio 2')]);
  expect(await keys({ deviceId: studio.id })).toEqual(['A', 'B']);
  expect(await keys({ deviceId: randomUUID() })).toEqual([]);
});
