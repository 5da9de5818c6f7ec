import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { offer } from '../checkout/testing/commerce.ts';
import { pidOfFile } from './pid-of-file.ts';
import { projectOffer } from './project-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const { db } = await testDatabase();
const build = (url: string) => ({ version: '1.0', url });

beforeAll(async () => {
  const builds = [build('https://files.test/ripper-2.exe?from=shop'), build('https://files.test/ripper.exe')];
  await projectOffer(db, offer('643', 'DVD Ripper', { builds }));
  await projectOffer(db, offer('600', 'Retired Ripper', { builds: [build('/old/ripper.exe')] }));
  await withdrawOffer(db, '600');
});

test.each([
  ['ripper-2.exe', '643'],
  // A product that is no longer sold is found too, but after one that is.
  ['ripper.exe', '643'],
  ['per.exe', undefined],
  ['ripper_exe', undefined],
  ['%', undefined],
  ['', undefined],
])('%j is a file of %s', async (file, pid) => {
  expect(await pidOfFile(db, file)).toBe(pid);
});

test('a product that is not sold any more can still be downloaded', async () => {
  await withdrawOffer(db, '643');
  expect(await pidOfFile(db, 'ripper-2.exe')).toBe('643');
});
