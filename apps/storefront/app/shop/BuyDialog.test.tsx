import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { expect, test } from 'vitest';
import { BuyBar } from '../blocks/BuyBar.tsx';
import { renderForTest } from '../render-for-test.tsx';
import { BuyDialog } from './BuyDialog.tsx';
import type { Selling } from './selling.ts';

const ripper: ProductRef = {
  ...{ pid: '643', slug: 'dvd_ripper', shortName: 'DVD Ripper', name: 'DVD Ripper', type: 'single' },
  ...{ system: 'win', productLine: 'dvd', free: false, media: undefined, icon: undefined, tags: [] },
  systemRequirement: undefined,
  amazon: undefined,
};
const offer: Offer = {
  ...{ pid: '643', slug: 'dvd_ripper', name: 'DVD Ripper', shortName: 'DVD Ripper', type: 'single' },
  ...{ system: 'win', productLine: 'dvd', onSale: true, names: {}, contents: [], builds: [] },
  prices: [{ licenceType: 'LFT', currency: 'USD', amountMinor: 4999 }],
};
const sold: Selling = {
  currency: 'USD',
  offers: { 643: offer },
  links: { 643: { buy: '/dvd-ripper/buy' } },
};

/** Dialogs, and elements that open one. */
async function drawn(
  product: ProductRef,
  selling: Selling = sold,
): Promise<[dialogs: number, openers: number]> {
  const html = await renderForTest(
    <>
      <BuyBar products={[product]} product={product} selling={selling} />
      <BuyDialog products={[product]} selling={selling} />
    </>,
  );
  return [html.split('<dialog').length - 1, html.split('data-buy-dialog').length - 1];
}

test('a product that is sold has a dialog, and a button that opens it', async () => {
  expect(await drawn(ripper)).toEqual([1, 1]);
});

test.each<[string, ProductRef, Selling?]>([
  ['free', { ...ripper, free: true }],
  ['for Android', { ...ripper, system: 'android' }],
  ['a suite of all', { ...ripper, type: 'aio' }],
  ['without a price', ripper, { currency: 'EUR', offers: { 643: offer } }],
])('one that is %s has none', async (_, product, selling) => {
  expect(await drawn(product, selling)).toEqual([0, 0]);
});

test('its words are those of editors, with the product’s name where they say so', async () => {
  const texts = {
    title: 'Get {name}',
    text: 'All functions.',
    points: [{ text: 'The key comes at once' }],
    guarantee: 'Two weeks to try',
    guaranteeLink: '/refunds',
    compareLabel: 'All licences',
  };
  const html = await renderForTest(<BuyDialog products={[ripper]} selling={sold} texts={texts} />);
  for (const words of ['Get DVD Ripper', 'All functions.', 'The key comes at once', 'All licences']) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/href="\/refunds">Two weeks to try/);
});
