import { projectOffer } from '@spindle/domain/catalogue/project-offer.ts';
import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { productLabels } from './product-labels.ts';

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
