import type { Block } from '@spindle/content/blocks/registry.ts';
import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import type { Selling } from '../shop/selling.ts';
import { ClosingBand } from './ClosingBand.tsx';

const product: ProductRef = {
  pid: '646',
  slug: 'blu_ray_ripper',
  shortName: 'Blu-ray Ripper',
  name: 'Spindle Blu-ray Ripper for Windows',
  type: 'single',
  system: 'win',
  productLine: 'blu-ray',
  free: false,
  media: undefined,
  icon: undefined,
  tags: [],
  systemRequirement: undefined,
  amazon: undefined,
};
const closing = {
  __component: 'blocks.closing-band',
  anchorId: undefined,
  title: 'Try it with your own disc.',
  text: undefined,
  products: [product],
  primary: { label: 'See the tools', kind: 'link', url: '/store', pid: undefined, licence: undefined },
  secondary: undefined,
  disc: 'blu-ray',
} satisfies Block;
const sold: Selling = {
  currency: 'USD',
  offers: { 646: offer('646', 'Blu-ray Ripper') },
  links: { 646: { buy: '/blu-ray-ripper/buy' } },
};
const draw = (block: Block & { __component: 'blocks.closing-band' }, selling: Selling) =>
  renderForTest(<ClosingBand block={block} selling={selling} first={false} />);

it('offers to try and to buy the page’s product, at the price that will be charged', async () => {
  const html = await draw(closing, sold);
  expect(html).toContain('href="/blu-ray-ripper/buy"');
  expect(html).toMatch(/\$\d+\.\d\d/);
  expect(html).not.toContain('See the tools');
});

it('shows the editor’s buttons where it names no product', async () => {
  expect(await draw({ ...closing, products: [] }, sold)).toContain('href="/store"');
});

it('sells nothing that is not on sale', async () => {
  expect(await draw(closing, { currency: 'USD', offers: {} })).not.toContain('/buy');
});
