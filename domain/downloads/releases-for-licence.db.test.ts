import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { projectOffer } from '../catalogue/project-offer.ts';
import { offer } from '../checkout/testing/commerce.ts';
import { issueLicence } from '../licences/issue-licence.ts';
import { revokeLicence } from '../licences/revoke-licence.ts';
import { releasesForLicence } from './releases-for-licence.ts';
import { testReleases } from './testing/test-releases.ts';

const { deps, db, clock, release } = await testReleases();
const bought = new Date('2026-11-22T12:00:00Z');
const memberId = randomUUID();

beforeEach(() => clock.set(bought));
beforeAll(async () => {
  await projectOffer(db, offer('643', 'DVD Ripper'));
  await projectOffer(db, offer('646', 'Blu-ray Ripper'));
  await release({ version: '13.0', build: 'licensed', releasedAt: new Date('2020-01-01') });
  await release({ version: '14.0' });
  await release({ version: '14.0', build: 'trial' });
  await release({ version: '14.1', releasedAt: new Date('2026-12-22T12:00:00Z') });
  await release({ version: '14.2', releasedAt: new Date('2026-12-22T12:00:00.001Z') });
  await release({ pid: '646' });
});

const licenceOf = (licenceType: '1M' | 'LFT') =>
  db.transaction((tx) =>
    issueLicence(
      tx,
      { memberId, pid: '643', productName: 'DVD Ripper', licenceType },
      { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null },
      bought,
    ),
  );
const versionsOf = async (licenceId: string, member = memberId) =>
  (await releasesForLicence(deps, { memberId: member, licenceId }))?.map(({ version }) => version);

test('a licence brings what came out by the end of its updates, once it is out', async () => {
  const { id } = await licenceOf('1M');
  const { id: lifetime } = await licenceOf('LFT');
  expect(await versionsOf(id)).toEqual(['14.0', '13.0']);
  clock.set(new Date('2026-12-22T12:00:00Z'));
  expect(await versionsOf(id)).toEqual(['14.1', '14.0', '13.0']);
  expect(await versionsOf(lifetime)).toEqual(['14.1', '14.0', '13.0']);
  clock.set(new Date('2027-11-22'));
  expect(await versionsOf(id)).toEqual(['14.1', '14.0', '13.0']);
  expect(await versionsOf(lifetime)).toEqual(['14.2', '14.1', '14.0', '13.0']);
});

test('nobody has releases by the licence of somebody else', async () => {
  const { id } = await licenceOf('LFT');
  expect(await versionsOf(id, randomUUID())).toBeUndefined();
  expect(await versionsOf(randomUUID())).toBeUndefined();
  expect(await versionsOf("1' or true --")).toBeUndefined();
});

test('one that was taken back brings nothing', async () => {
  const { id } = await licenceOf('LFT');
  await revokeLicence(deps, { kind: 'system', name: 'test' }, { licenceId: id });
  expect(await versionsOf(id)).toEqual([]);
});
