import { sitesOf } from '@spindle/platform/sites.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectOffer } from '../catalogue/project-offer.ts';
import { withdrawOffer } from '../catalogue/withdraw-offer.ts';
import { offer } from '../checkout/testing/commerce.ts';
import { type Choice, type Named, resolveDownload, type Visitor } from './resolve-download.ts';
import { testReleases } from './testing/test-releases.ts';
import { withReleases } from './with-releases.ts';
import { withdrawRelease } from './withdraw-release.ts';

const { deps, db, editor, release } = await testReleases();
const sites = sitesOf(
  { locales: ['en', 'de'], defaultLocale: 'en', shopName: 'Spindle' },
  'https://shop.test',
  {},
);
const WIN: Visitor = { system: 'win', machine: undefined };
const MAC: Visitor = { system: 'mac', machine: undefined };
const PHONE: Visitor = { system: 'other', machine: undefined };
const UNKNOWN: Visitor = { system: undefined, machine: undefined };
const builds = (url: string) => [{ version: '1.0', url }];

beforeAll(async () => {
  const slug = 'dvd_ripper';
  await projectOffer(db, offer('643', 'DVD Ripper', { slug, builds: builds('/setup/dvd-ripper-14.exe') }));
  await projectOffer(db, offer('60643', 'DVD Ripper', { slug, system: 'mac', builds: [] }));
  const elsewhere = builds('https://files.test/copy-1.exe?from=shop');
  await projectOffer(db, offer('646', 'Copy', { slug: 'copy', builds: elsewhere }));
  await projectOffer(db, offer('700', 'Loop', { slug: 'loop', builds: builds('/mlink?p=700') }));
  for (const [pid, url] of [
    ['702', 'https://shop.test/mlink?p=702'],
    ['703', 'http://shop.test/de/setup/absolute'],
    ['704', ''],
  ] as const)
    await projectOffer(db, offer(pid, 'Own', { slug: `own_${pid}`, builds: builds(url) }));
  const second = [...builds('/setup/second.exe'), ...builds('https://files.test/second.exe')];
  await projectOffer(db, offer('705', 'Second', { slug: 'second', builds: second }));
  await projectOffer(db, offer('701', 'Nothing', { slug: 'nothing', builds: [] }));
  await withdrawOffer(db, '643');
  const mac = { pid: '60643', architecture: 'universal' as const, fileName: 'dvd-ripper-14.dmg' };
  await release({ version: '13.0', releasedAt: new Date('2026-01-01'), fileName: 'dvd-ripper-13.exe' });
  await release();
  await release({ architecture: 'arm64', fileName: 'dvd-ripper-14-arm.exe' });
  await release({ build: 'licensed', version: '14.1', fileName: 'dvd-ripper-full.exe' });
  await release({ version: '15.0', releasedAt: new Date('2026-12-01'), fileName: 'dvd-ripper-15.exe' });
  await release(mac);
});

async function leadsTo(named: Named, visitor: Visitor, choice?: Choice): Promise<string | undefined> {
  const found = await resolveDownload({ ...deps, sites }, named, visitor, choice);
  if (found?.kind === 'release') return found.release.fileName;
  return found?.kind === 'elsewhere' ? found.url : found?.kind;
}

describe('a link leads to what runs on the device', () => {
  test.each<[Named, Visitor, string]>([
    [{ pid: '643' }, WIN, 'dvd-ripper-14.exe'],
    [{ pid: '643' }, UNKNOWN, 'dvd-ripper-14.exe'],
    [{ pid: '643' }, { system: 'win', machine: 'arm64' }, 'dvd-ripper-14-arm.exe'],
    [{ pid: '60643' }, MAC, 'dvd-ripper-14.dmg'],
    [{ slug: 'dvd_ripper' }, MAC, 'dvd-ripper-14.dmg'],
    [{ slug: 'dvd_ripper' }, WIN, 'dvd-ripper-14.exe'],
    // The name of a file is an explicit choice, and an older file's name leads to the newest file.
    [{ file: 'dvd-ripper-13.exe' }, MAC, 'dvd-ripper-14.exe'],
    [{ file: 'dvd-ripper-14.dmg' }, PHONE, 'dvd-ripper-14.dmg'],
    // Nothing is released: the address that an editor has entered.
    [{ pid: '646' }, WIN, 'https://files.test/copy-1.exe?from=shop'],
    [{ file: 'copy-1.exe' }, WIN, 'https://files.test/copy-1.exe?from=shop'],
    // The first of the editor's addresses that is not a link of the shop.
    [{ pid: '705' }, WIN, 'https://files.test/second.exe'],
  ])('%o, %o: %s', async (named, visitor, target) => {
    expect(await leadsTo(named, visitor)).toBe(target);
  });
});

describe('whoever can not run it is asked', () => {
  test.each<[Named, Visitor]>([
    [{ pid: '643' }, MAC],
    [{ pid: '60643' }, WIN],
    [{ pid: '643' }, PHONE],
    [{ slug: 'dvd_ripper' }, UNKNOWN],
    [{ slug: 'dvd_ripper' }, PHONE],
    [{ slug: 'copy' }, MAC],
    // Only builds for 64 bits.
    [{ pid: '643' }, { system: 'win', machine: 'x86' }],
  ])('%o, %o', async (named, visitor) => {
    expect(await leadsTo(named, visitor)).toBe('choose');
  });
});

describe('an explicit choice wins', () => {
  test.each<[Choice, string]>([
    [{ system: 'win' }, 'dvd-ripper-14.exe'],
    [{ system: 'mac' }, 'dvd-ripper-14.dmg'],
    [{ system: 'win', architecture: 'arm64' }, 'dvd-ripper-14-arm.exe'],
    [{ system: 'android' }, 'choose'],
    [{ system: 'win', architecture: 'x86' }, 'choose'],
  ])('%o: %s', async (choice, target) => {
    expect(await leadsTo({ pid: '643' }, PHONE, choice)).toBe(target);
  });
});

test.each<Named>([
  { pid: '1' },
  { pid: '' },
  { pid: "643'--" },
  { pid: '700' },
  { pid: '701' },
  { pid: '702' },
  { pid: '703' },
  { pid: '704' },
  { file: 'nothing.exe' },
  // Not for everybody, or not a file of the shop.
  { file: 'dvd-ripper-full.exe' },
  { file: '../secret.exe' },
  { file: '%' },
  { slug: 'loop' },
  { slug: 'unknown' },
  { slug: '' },
])('%o leads nowhere', async (named) => {
  expect(await leadsTo(named, WIN)).toBeUndefined();
});

test('pages name what is released', async () => {
  const [ripper, copy] = await withReleases(deps, [
    { pid: '643', builds: [] },
    { pid: '646', builds: builds('https://files.test/copy-1.exe') },
  ]);
  expect(ripper?.builds).toHaveLength(2);
  expect(ripper?.builds[0]).toMatchObject({ version: '14.0' });
  expect(copy?.builds).toEqual(builds('https://files.test/copy-1.exe'));
});

test('the name of a withdrawn file leads to the version before, and nowhere if there is none', async () => {
  const pid = '710';
  await projectOffer(db, offer(pid, 'Player', { slug: 'player', builds: [] }));
  const bad = await release({ pid, fileName: 'player-14.exe' });
  const before = { version: '13.0', releasedAt: new Date('2026-01-01') };
  const good = await release({ ...before, pid, fileName: 'player-13.exe' });
  await withdrawRelease(deps, editor, { releaseId: bad.id });
  expect(await leadsTo({ file: 'player-14.exe' }, WIN)).toBe('player-13.exe');
  await withdrawRelease(deps, editor, { releaseId: good.id });
  expect(await leadsTo({ file: 'player-14.exe' }, WIN)).toBeUndefined();
});

test('a file that was added to the wrong product by mistake leads to the right one', async () => {
  const fileName = 'recorder-2.exe';
  await projectOffer(db, offer('711', 'Recorder', { slug: 'recorder', builds: [] }));
  await release({ ...{ pid: '711', version: '2.0', fileName }, releasedAt: new Date('2026-10-01') });
  const wrong = await release({ pid: '710', version: '2.0', fileName });
  expect(await leadsTo({ file: fileName }, WIN)).toBe(fileName);
  await withdrawRelease(deps, editor, { releaseId: wrong.id });
  const found = await resolveDownload({ ...deps, sites }, { file: fileName }, WIN);
  expect(found).toMatchObject({ release: { pid: '711' } });
});
