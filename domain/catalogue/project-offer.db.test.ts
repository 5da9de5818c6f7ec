import { testDatabase } from '@spindle/platform/testing/database.ts';
import { describe, expect, test } from 'vitest';
import { offer } from '../checkout/testing/commerce.ts';
import { contentsOf } from './contents-of.ts';
import { findOffers } from './find-offers.ts';
import { listedPrice } from './listed-price.ts';
import { namesIn } from './names-in.ts';
import { projectOffer } from './project-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const { db } = await testDatabase();

test('an offer is found as it was projected, and replaced whole', async () => {
  const first = offer('643', 'DVD Ripper');
  await projectOffer(db, first);
  const [found] = await findOffers(db, ['643']);
  expect(found).toMatchObject({ ...first, prices: expect.arrayContaining(first.prices) });
  expect(listedPrice(found ?? first, 'LFT', 'EUR')).toBe(4595);

  const prices = [{ licenceType: '1M' as const, currency: 'USD' as const, amountMinor: 1 }];
  await projectOffer(db, { ...first, name: 'DVD Ripper 14', prices, builds: [] });
  const [again] = await findOffers(db, ['643']);
  expect(again).toMatchObject({ name: 'DVD Ripper 14', prices, builds: [] });
  expect(listedPrice(again ?? first, 'LFT', 'EUR')).toBeUndefined();
});

test('an offer is called by the names of a language, and in English where it has none', async () => {
  const german = { name: 'DVD Ripper für Windows', shortName: 'DVD Ripper' };
  await projectOffer(db, offer('643', 'DVD Ripper', { names: { de: german } }));
  const [found] = await findOffers(db, ['643']);
  expect(found && [namesIn(found, 'de'), namesIn(found, 'ja')]).toEqual([
    german,
    { name: 'DVD Ripper', shortName: 'DVD Ripper' },
  ]);
});

test('offers come in the order asked for, each once, unknown ones left out', async () => {
  await projectOffer(db, offer('646', 'Blu-ray Ripper'));
  await projectOffer(db, offer('643', 'DVD Ripper'));
  const found = await findOffers(db, ['646', '999', '643', '646']);
  expect(found.map(({ pid }) => pid)).toEqual(['646', '643']);
  expect(await findOffers(db, [])).toEqual([]);
});

test('a withdrawn offer keeps its builds and is not on sale until it is published again', async () => {
  await projectOffer(db, offer('700', 'Gone'));
  await withdrawOffer(db, '700');
  expect(await findOffers(db, ['700'])).toMatchObject([{ onSale: false, builds: [{ version: '13.0.1' }] }]);
  await projectOffer(db, offer('700', 'Gone'));
  expect(await findOffers(db, ['700'])).toMatchObject([{ onSale: true }]);
  await withdrawOffer(db, 'unknown');
});

describe('what is no offer is refused and the old one stays', () => {
  const good = offer('800', 'Good');
  const price = { licenceType: 'LFT' as const, currency: 'USD' as const, amountMinor: 100 };
  test.each([
    { ...good, pid: 'abc' },
    { ...good, name: '' },
    { ...good, names: { de: { name: '', shortName: 'Gut' } } },
    { ...good, prices: [{ ...price, amountMinor: 0 }] },
    { ...good, prices: [{ ...price, amountMinor: 49.95 }] },
    { ...good, prices: [price, price] },
  ])('%#', async (bad) => {
    await projectOffer(db, good);
    await expect(projectOffer(db, bad)).rejects.toThrow();
    expect(await findOffers(db, ['800'])).toMatchObject([{ name: 'Good' }]);
  });
});

test('in a transaction that is rolled back nothing is projected', async () => {
  await expect(
    db.transaction(async (tx) => {
      await projectOffer(tx, offer('900', 'Never'));
      throw new Error('the page could not be published');
    }),
  ).rejects.toThrow();
  expect(await findOffers(db, ['900'])).toEqual([]);
});

test('a bundle holds what its bundles hold, each once and never itself', async () => {
  const bundle = (pid: string, contents: string[]) =>
    projectOffer(db, offer(pid, `Bundle ${pid}`, { type: 'bundle', contents }));
  await bundle('910', ['643', '911', '920']);
  await bundle('911', ['646', '910', '643']);
  expect(await contentsOf(db, '910')).toEqual(['643', '646', '911', '920']);
  await bundle('910', ['643']);
  expect(await contentsOf(db, '910')).toEqual(['643']);
  expect(await contentsOf(db, '643')).toEqual([]);
});
