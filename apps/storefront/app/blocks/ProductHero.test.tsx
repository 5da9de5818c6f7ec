import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { ProductHero } from './ProductHero.tsx';

const product = {
  ...{ pid: '9001', slug: 'tape_saver', shortName: 'Tape Saver', name: 'Tape Saver for Windows' },
  ...{ type: 'single', system: 'win', productLine: 'suite', free: false, tags: [] },
} as unknown as ProductRef;
const media = { url: '/media/tape-saver.webp', alt: 'A box with a tape on it', width: 900, height: 900 };

const draw = (...shown: ProductRef[]) =>
  renderForTest(
    <ProductHero
      block={{
        ...{
          __component: 'blocks.product-hero',
          anchorId: undefined,
          title: 'Tapes, kept.',
          text: 'All of them.',
        },
        ...{ products: shown, facts: [] },
      }}
      selling={{ offers: {}, currency: 'USD' }}
      first
    />,
  );

test('a product is shown with the picture that editors gave it, first of all that is fetched', async () => {
  const html = await draw({ ...product, media });
  expect(html).toMatch(
    /<img src="\/media\/tape-saver\.webp" alt="A box with a tape on it"[^>]*fetchPriority="high"/,
  );
  expect(html).not.toContain('product-box-sleeve');
});

test('a visitor of the other system sees it, too, where that edition has none of its own', async () => {
  const html = await draw(product, { ...product, pid: '9002', system: 'mac', media });
  expect(html).toContain('<img src="/media/tape-saver.webp"');
});

test('and without one with a box that is drawn for it', async () => {
  const html = await draw(product);
  expect(html).toContain('product-box-sleeve');
  expect(html).not.toContain('<img');
});
