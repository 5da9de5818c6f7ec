import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { expect, it } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { HotBundles } from './HotBundles.tsx';

const product = {
  ...{ pid: '761', slug: 'complete_bundle', shortName: 'Complete Bundle', name: 'Complete Bundle' },
  ...{ type: 'bundle', system: 'win', productLine: 'suite', free: false, tags: [] },
} as unknown as ProductRef;
const selling = {
  currency: 'USD' as const,
  offers: { 761: offer('761', 'Complete Bundle') },
  links: { 761: { product: '/complete-bundle' } },
};
const card = { slug: 'all', title: 'Everything', text: 'For each disc', product: [product], position: 10 };
const media = { url: '/media/all.webp', alt: 'Seven boxes', width: 160, height: 120 };

const draw = (own: object) => {
  const cards = { 761: { ...card, badge: undefined, link: undefined, media: undefined, ...own } };
  const block = { __component: 'blocks.hot-bundles', title: 'Hot Bundles', products: [product], inside: {} };
  const whole = { ...block, anchorId: undefined, cards } as unknown as Parameters<
    typeof HotBundles
  >[0]['block'];
  return renderForTest(<HotBundles block={whole} selling={selling} first={false} />);
};

it('shows the whole of a bundle’s card', async () => {
  const html = await draw({ badge: '7 programs', link: '/store', media });
  for (const part of ['Everything</h3>', '7 programs', 'For each disc', '<img', '/media/all.webp'])
    expect(html).toContain(part);
  expect(html).toMatch(/<a [^>]*href="\/store"/);
  expect(html).not.toMatch(/Complete Bundle|class="disc/);
});

it('leads to the product’s page and shows its disc where the card says nothing of either', async () => {
  const html = await draw({});
  expect(html).toMatch(/<a [^>]*href="\/complete-bundle"/);
  expect(html).toContain('class="disc');
});

it('leads to no address that is none', async () => {
  expect(await draw({ link: 'javascript:alert(1)' })).not.toContain('javascript:');
});
