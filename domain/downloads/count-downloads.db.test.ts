import { openLog } from '@spindle/platform/log.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { projectOffer } from '../catalogue/project-offer.ts';
import { offer } from '../checkout/testing/commerce.ts';
import { openDownloadCounts } from './count-downloads.ts';
import { downloadCounts } from './tables.ts';
import { testReleases } from './testing/test-releases.ts';

const { db, clock, release } = await testReleases();
const log = openLog('test', 'silent');
const later = 3_600_000;
const open = () => openDownloadCounts({ db, clock, log }, later);
let id: string;

beforeAll(async () => {
  await projectOffer(db, offer('643', 'DVD Ripper'));
  ({ id } = await release());
});
beforeEach(async () => {
  clock.set(new Date('2026-11-22T23:59:59Z'));
  await db.delete(downloadCounts);
});
const rows = () => db.select().from(downloadCounts).orderBy(downloadCounts.day, downloadCounts.kind);

test('are added up by day, product and kind, from several nodes at once, without losing one', async () => {
  const nodes = Array.from({ length: 4 }, open);
  for (const node of nodes) {
    for (let times = 0; times < 250; times++) {
      node.count({ pid: '643', kind: 'trial', releaseId: id });
      node.count({ pid: '646', kind: 'trial', releaseId: null });
    }
  }
  await Promise.all(nodes.map((node) => node.flush()));
  clock.set(new Date('2026-11-23T00:00:00Z'));
  for (const node of nodes) node.count({ pid: '643', kind: 'licensed', releaseId: id });
  await Promise.all(nodes.map((node) => node.close()));
  const day = '2026-11-22';
  expect(await rows()).toEqual(
    expect.arrayContaining([
      { day, pid: '643', kind: 'trial', releaseId: id, downloads: 1_000 },
      { day, pid: '646', kind: 'trial', releaseId: null, downloads: 1_000 },
      { day: '2026-11-23', pid: '643', kind: 'licensed', releaseId: id, downloads: 4 },
    ]),
  );
  expect(await rows()).toHaveLength(3);
});

test('wait in memory until they are written together, also when that fails once', async () => {
  const counts = open();
  counts.count({ pid: '643', kind: 'trial', releaseId: id });
  expect(await rows()).toEqual([]);
  await db.execute(sql`alter table shop.download_counts rename to elsewhere`);
  await counts.flush();
  await db.execute(sql`alter table shop.elsewhere rename to download_counts`);
  counts.count({ pid: '643', kind: 'trial', releaseId: id });
  await counts.close();
  expect(await rows()).toMatchObject([{ downloads: 2 }]);
  await counts.close();
  expect(await rows()).toMatchObject([{ downloads: 2 }]);
});
