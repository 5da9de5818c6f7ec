import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { ProductLinks, Selling } from '../shop/selling.ts';
import { ProductRow } from './ProductRow.tsx';

const product: ProductRef = {
  ...{
    pid: '646',
    slug: 'blu_ray_ripper',
    shortName: 'Blu-ray Ripper',
    name: 'Blu-ray Ripper',
    type: 'single',
  },
  ...{ system: 'win', productLine: 'blu-ray', free: false, media: undefined, icon: undefined, tags: [] },
  ...{ systemRequirement: undefined, amazon: undefined },
};
const hrefs = async (links: ProductLinks) => {
  const selling: Selling = {
    currency: 'USD',
    offers: { 646: offer('646', 'Blu-ray Ripper') },
    links: { 646: links },
  };
  const html = await renderForTest(<ProductRow product={product} selling={selling} />);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href?.split('?', 1)[0]);
};

it('leads to the pages that the product has', async () => {
  expect(await hrefs({ product: '/rip-a-blu-ray', buy: '/blu-ray-ripper/buy' })).toEqual([
    '/blu-ray-ripper/buy',
    '/rip-a-blu-ray',
  ]);
});

it('labels a bundle with its own badge or, without one, with the tag of its product', async () => {
  const labelled = async (badge: string | undefined) => {
    const card = { title: 'Blu-ray bundle', badge, link: undefined, media: undefined };
    const tagged = { ...product, tags: [{ slug: 'new', name: 'New' }] };
    const selling: Selling = { currency: 'USD', offers: { 646: offer('646', 'Blu-ray Ripper') } };
    const html = await renderForTest(<ProductRow product={tagged} card={card} selling={selling} />);
    return /<p class="label whitespace-nowrap[^>]*>(.*?)<\/p>/.exec(html)?.[1];
  };
  expect(await labelled('Best value')).toBe('Best value');
  expect(await labelled(undefined)).toBe('New');
});

it('sells what has no buy page in the checkout, and leads to no page that is not there', async () => {
  expect(await hrefs({})).toEqual(['/checkout']);
});
