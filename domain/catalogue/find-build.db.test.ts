import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { findBuild } from './find-build.ts';
import type { Offer } from './offer.ts';
import { projectOffer } from './project-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const { db } = await testDatabase();
const newest = { version: '2.0', url: 'https://files.test/ripper-2.exe?from=shop' };

function offer(pid: string, builds: Offer['builds']): Offer {
  return {
    ...{ pid, slug: 'dvd_ripper', name: 'DVD Ripper', shortName: 'DVD Ripper', names: {}, system: 'win' },
    ...{ type: 'single', productLine: 'dvd', onSale: true, builds, prices: [] },
  };
}

beforeAll(async () => {
  await projectOffer(db, offer('643', [newest, { version: '1.0', url: 'https://files.test/ripper.exe' }]));
  await projectOffer(db, offer('646', []));
});

test.each([
  [{ pid: '643' }, newest],
  [{ file: 'ripper-2.exe' }, newest],
  // A link to an older file leads to the newest one.
  [{ file: 'ripper.exe' }, newest],
  [{ pid: '646' }, undefined],
  [{ pid: '1' }, undefined],
  [{ pid: "643'--" }, undefined],
  [{ file: 'per.exe' }, undefined],
  [{ file: 'ripper_exe' }, undefined],
  [{ file: '%' }, undefined],
  [{ file: '' }, undefined],
])('%o', async (named, build) => {
  expect(await findBuild(db, named)).toEqual(build);
});

test('a product that is not sold any more can still be downloaded', async () => {
  await withdrawOffer(db, '643');
  expect(await findBuild(db, { pid: '643' })).toEqual(newest);
});
