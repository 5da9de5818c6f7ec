import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listSeats } from './activation/list-seats.ts';
import { licenceDevices } from './activation/tables.ts';
import { listLicences } from './list-licences.ts';
import { productsOfMember } from './products-of-member.ts';
import { licences } from './tables.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const { db } = await testDatabase();
const deps = { db, clock: fixedClock(NOW) };
const DAY = 86_400_000;

/** A member with a licence for each key, each a day older than the one before. */
async function withLicences(keys: readonly string[], more: Partial<typeof licences.$inferInsert> = {}) {
  const memberId = randomUUID();
  const rows = keys.map((key, index) => ({
    ...{ id: randomUUID(), key, orderId: randomUUID(), lineId: randomUUID(), memberId, pid: '643' },
    ...{ productName: 'DVD Ripper', licenceType: 'LFT' as const, seats: 5 },
    issuedAt: new Date(NOW.getTime() - index * DAY),
    ...more,
  }));
  await db.insert(licences).values(rows);
  return { memberId, ids: rows.map(({ id }) => id) };
}

const device = (licenceId: string, name: string, hours: number, releasedAt: Date | null = null) => ({
  ...{ id: randomUUID(), licenceId, fingerprint: randomUUID(), name, system: 'win' as const, releasedAt },
  ...{ activatedAt: NOW, lastSeenAt: new Date(NOW.getTime() - hours * 3_600_000) },
});

const keys = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(3, '0')}-ABCDE`);

test('a list is cut in pages; what is behind the last one is the last one, and one that is asked for is on it', async () => {
  const { memberId, ids } = await withLicences(keys('PAGES', 25));
  const page = async (asked: number, licenceId?: string) => {
    const { licences: rows, ...at } = await listLicences(deps, {
      memberId,
      page: asked,
      size: 10,
      licenceId,
    });
    return { ids: rows.map(({ id }) => id), ...at };
  };
  expect(await page(1)).toEqual({ ids: ids.slice(0, 10), page: 1, pages: 3, found: 25, total: 25 });
  expect(await page(3)).toMatchObject({ ids: ids.slice(20), page: 3 });
  expect(await page(9)).toEqual(await page(3));
  expect(await page(1, ids[12])).toMatchObject({ ids: ids.slice(10, 20), page: 2 });
  expect(await page(2, randomUUID())).toMatchObject({ page: 2 });
  const nobody = { memberId: randomUUID(), page: 4, size: 10 };
  expect(await listLicences(deps, nobody)).toEqual({ licences: [], page: 1, pages: 1, found: 0, total: 0 });
});

test('what works stands before what is stopped, what is over and what was withdrawn', async () => {
  const { memberId, ids } = await withLicences(keys('STATE', 5));
  const set = (index: number, to: Partial<typeof licences.$inferInsert>) =>
    db
      .update(licences)
      .set(to)
      .where(eq(licences.id, ids[index] ?? ''));
  await set(0, { state: 'revoked' });
  await set(1, { worksUntil: NOW });
  await set(2, { state: 'suspended', worksUntil: NOW });
  const list = async (page: number, licenceId?: string) => {
    const rows = await listLicences(deps, { memberId, page, size: 2, licenceId });
    return [rows.page, ...rows.licences.map(({ id, state }) => `${ids.indexOf(id)} ${state}`)];
  };
  expect(await list(1)).toEqual([1, '3 active', '4 active']);
  expect(await list(2)).toEqual([2, '2 suspended', '1 expired']);
  expect(await list(1, ids[0])).toEqual([3, '0 revoked']);
});

test('licences are found by a product or by a part of the key, whatever its hyphens and case, and by no wildcard', async () => {
  const { memberId, ids } = await withLicences(['AAAAA-BBBBB-CCCCC', 'old key ＸＹＺ', '100%-OFF_1']);
  await withLicences(['ZZZZZ-BBBBB-CCCCC']);
  const found = async (key: string | undefined, products: { pid: string; productName: string }[] = []) => {
    const like = { key, products };
    const { licences: rows, total } = await listLicences(deps, { memberId, like, page: 1, size: 10 });
    expect(total).toBe(3);
    return rows.map(({ id }) => id);
  };
  expect(await found('bbbbb ccccc')).toEqual([ids[0]]);
  expect(await found('KeyXYz')).toEqual([ids[1]]);
  expect(await found('%')).toEqual([ids[2]]);
  expect(await found('0%off_')).toEqual([ids[2]]);
  expect(await found('a%c')).toEqual([]);
  expect(await found(undefined)).toEqual([]);
  expect(await found('nothing', [{ pid: '643', productName: 'DVD Ripper' }])).toEqual(ids);
  expect(await found(undefined, [{ pid: '643', productName: 'Another name' }])).toEqual([]);
  const like = { key: 'bbbbb', products: [] };
  const shown = { memberId, like, page: 1, size: 1, licenceId: ids[2] };
  expect(await listLicences(deps, shown)).toMatchObject({ page: 1, found: 1 });
});

test('a licence whose term is over says so, and its product is one that the member has licences for', async () => {
  const { memberId } = await withLicences(['OVER-1'], { worksUntil: new Date(NOW.getTime() - 1) });
  const { licences: rows } = await listLicences(deps, { memberId, page: 1, size: 10 });
  expect(rows.map(({ state }) => state)).toEqual(['expired']);
  expect(await productsOfMember(db, memberId)).toEqual([{ pid: '643', productName: 'DVD Ripper' }]);
});

test('computers are cut in pages over licences; a licence without one stands there while it works', async () => {
  const { memberId, ids } = await withLicences(keys('SEATS', 3));
  const [first = '', second = '', third = ''] = ids;
  await db
    .insert(licenceDevices)
    .values([
      ...[device(first, 'Tower', 2), device(first, 'Laptop', 1), device(first, 'Gone', 0, NOW)],
      device(third, 'Büro 1', 3),
    ]);
  await withLicences(['SEATS-OTHER']);
  const list = async (asked: { page?: number; size?: number; device?: string; licenceId?: string } = {}) => {
    const { page = 1, size = 10, device: name, licenceId } = asked;
    const like = name === undefined ? undefined : { device: name, key: name, products: [] };
    const { licences: rows, ...at } = await listSeats(deps, { memberId, like, licenceId, page, size });
    const shown = rows.map((row) => [row.licence.id, row.taken, row.devices.map((each) => each.name)]);
    return { shown, ...at };
  };
  expect(await list()).toEqual({
    shown: [
      [first, 2, ['Laptop', 'Tower']],
      [second, 0, []],
      [third, 1, ['Büro 1']],
    ],
    ...{ page: 1, pages: 1, found: 4, total: 4 },
  });
  // The number of taken seats does not depend on where the page ends.
  expect(await list({ page: 1, size: 1 })).toMatchObject({ shown: [[first, 2, ['Laptop']]], pages: 4 });
  expect(await list({ page: 9, size: 3 })).toMatchObject({ shown: [[third, 1, ['Büro 1']]], page: 2 });
  expect(await list({ device: 'BÜRO1' })).toMatchObject({
    shown: [[third, 1, ['Büro 1']]],
    found: 1,
    total: 4,
  });
  expect(await list({ device: 'seats000' })).toMatchObject({
    shown: [[first, 2, ['Laptop', 'Tower']]],
    found: 2,
  });
  expect(await list({ device: 'gone' })).toMatchObject({ shown: [], found: 0, pages: 1 });
  expect(await list({ licenceId: second })).toMatchObject({ shown: [[second, 0, []]], found: 1, total: 4 });
  // A revoked licence has no seats to take, but its computers can be released.
  await db.update(licences).set({ state: 'revoked' });
  expect((await list()).shown.map(([id]) => id)).toEqual([first, third]);
});
