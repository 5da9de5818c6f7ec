import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { offer } from '../checkout/testing/commerce.ts';
import { findSiblings } from './find-siblings.ts';
import { projectOffer } from './project-offer.ts';

const { db } = await testDatabase();

test('a pid finds its product for each system, and a pid that nothing has finds none', async () => {
  const windows = { ...offer('643', 'DVD Ripper'), slug: 'dvd_ripper' };
  await projectOffer(db, windows);
  await projectOffer(db, { ...windows, pid: '60643', system: 'mac' });
  await projectOffer(db, offer('646', 'Blu-ray Ripper'));
  const pidsOf = async (...pids: string[]) => (await findSiblings(db, pids)).map(({ pid }) => pid);
  expect(await pidsOf('643')).toEqual(['60643', '643']);
  expect(await pidsOf('60643', '643')).toEqual(['60643', '643']);
  expect(await pidsOf('999')).toEqual([]);
  expect(await pidsOf()).toEqual([]);
});
