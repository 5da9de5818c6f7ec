import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { findEditions } from './find-editions.ts';
import type { Offer } from './offer.ts';
import { projectOffer } from './project-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const { db } = await testDatabase();

function offer(pid: string, system: Offer['system'], slug = 'dvd_ripper'): Offer {
  return {
    pid,
    slug,
    name: 'DVD Ripper',
    shortName: 'DVD Ripper',
    names: {},
    system,
    type: 'single',
    productLine: 'dvd',
    onSale: true,
    contents: [],
    builds: [],
    prices: [{ licenceType: 'LFT', currency: 'USD', amountMinor: Number(pid) }],
  };
}

test('the editions of a product are its offers on sale, Windows first, each with its own prices', async () => {
  await projectOffer(db, offer('60643', 'mac'));
  await projectOffer(db, offer('643', 'win'));
  await projectOffer(db, offer('646', 'win', 'blu_ray_ripper'));
  const editions = await findEditions(db, ['643']);
  expect(editions.map(({ pid }) => pid)).toEqual(['643', '60643']);
  expect(editions.map(({ prices }) => prices[0]?.amountMinor)).toEqual([643, 60643]);

  await withdrawOffer(db, '60643');
  expect((await findEditions(db, ['643'])).map(({ pid }) => pid)).toEqual(['643']);
});
