import { projectOffer } from '@spindle/domain/catalogue/project-offer.ts';
import { withdrawOffer } from '@spindle/domain/catalogue/withdraw-offer.ts';
import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductChecks, ProductSelect } from './forms/ProductFields.tsx';
import { productChoices } from './product-choices.ts';

const { db } = await testDatabase();
const named = (name: string) => ({ names: { de: { name, shortName: name } } });
await projectOffer(db, offer('643', 'DVD Ripper', named('DVD-Kopierer 10')));
await projectOffer(db, offer('646', 'Blu-ray Ripper', named('DVD-Kopierer 9')));
await projectOffer(db, offer('641', 'DVD Copy', named('Brenner')));
await withdrawOffer(db, '641');
const products = await productChoices(db, 'de');

test('all products are there by name as the reader sorts them, also one that is off sale', () => {
  expect(products).toEqual([
    ['641', 'Brenner (641)'],
    ['646', 'DVD-Kopierer 9 (646)'],
    ['643', 'DVD-Kopierer 10 (643)'],
  ]);
});

test('one is chosen by its name, and has to be', () => {
  const select = (value: string) =>
    renderToStaticMarkup(<ProductSelect label="Produkt" choose="Wählen" value={value} products={products} />);
  expect(select('')).toContain('<option value="" selected="">Wählen</option>');
  expect(select('')).toMatch(/<select[^>]* required=""/);
  expect(select('646')).toContain('<option value="646" selected="">DVD-Kopierer 9 (646)</option>');
});

test('of several those that are chosen are ticked, and one that is gone stays until somebody takes it out', () => {
  const ticked = (value: string) =>
    renderToStaticMarkup(
      <ProductChecks label="Produkte" help="Keines: alle." value={value} products={products} />,
    ).match(/(?<=checked="" value=")\d+/g);
  expect(ticked('643, 641,999')).toEqual(['641', '643', '999']);
  expect(ticked('')).toBeNull();
});
