import { projectOffer } from '@spindle/domain/catalogue/project-offer.ts';
import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { boughtLabels, productLabels } from './product-labels.ts';

const { db } = await testDatabase();

test('a product is named beside its number, in the language of the reader where it has a name in it', async () => {
  const names = { de: { name: 'DVD Ripper für Windows', shortName: 'DVD Ripper' } };
  await projectOffer(db, offer('643', 'DVD Ripper', { names }));
  const { name } = offer('643', 'DVD Ripper');
  expect((await productLabels(db, ['643', '999'], 'en'))('643')).toBe(`${name} (643)`);
  const german = await productLabels(db, ['643', '999'], 'de');
  expect(german('643')).toBe('DVD Ripper für Windows (643)');
  expect(german('999')).toBe('999');
});

test('what was bought has one name, whatever the language it was bought in; what is no product any more keeps its own', async () => {
  const bought = [
    { pid: '643', productName: 'Windows用DVD Ripper' },
    { pid: '643', productName: 'DVD Ripper pour Windows' },
    { pid: '998', productName: 'BD Ripper 3' },
  ];
  const { name } = offer('643', 'DVD Ripper');
  expect(bought.map(await boughtLabels(db, bought, 'en'))).toEqual([
    `${name} (643)`,
    `${name} (643)`,
    'BD Ripper 3 (998)',
  ]);
});
