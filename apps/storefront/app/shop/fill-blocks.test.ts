import type { Block } from '@spindle/content/blocks/registry.ts';
import { BrokenContent } from '@spindle/content/reading/broken-content.ts';
import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { openLog } from '@spindle/platform/log.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { fillBlocks } from './fill-blocks.ts';

const bundle = (pid: string) => ({ pid, slug: `bundle_${pid}`, type: 'bundle' }) as ProductRef;
const bundles = {
  __component: 'blocks.hot-bundles',
  products: [bundle('761'), bundle('757')],
} as unknown as Block;

/** Fills a block of two bundles, one of which can't be read. */
async function fill(error: Error) {
  const logged: string[] = [];
  const tags = new Set<string>();
  const read = async (_type: string, { where }: { where: { pid: string } }) => {
    if (where.pid === '757') throw error;
    return { contents: [{ shortName: 'DVD Ripper' }], relatedProducts: [], tags: ['products#1'] };
  };
  const list = async () => ({
    items: [{ product: [{ pid: '760' }, { pid: '761' }], text: 'Six programs in one window' }],
    tags: ['combos'],
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    content: { read, list },
    log: openLog('test', 'warn', { write: (line) => void logged.push(line) }),
  } as unknown as PageServices);
  context.set(requestContext, { locale: 'de', preview: undefined, tags } as unknown as ShopRequest);
  return { blocks: await fillBlocks(context, { product: [] }, [bundles]), tags, logged };
}

test('a product that can not be shown is left out of a block, and comes back when it is mended', async () => {
  const { blocks, tags, logged } = await fill(new BrokenContent('It has no name.'));
  expect(blocks).toMatchObject([
    {
      inside: { '761': ['DVD Ripper'], '757': [] },
      cards: { '761': { text: 'Six programs in one window' } },
    },
  ]);
  expect([...tags]).toContain('combos');
  expect([...tags]).toContain('products:757');
  expect(logged.join()).toContain('It has no name.');
});

test('bundles stand by the place of their cards, those of one place and without a card as the block lists them', async () => {
  const context = new RouterContextProvider();
  const cards = [
    { product: [{ pid: '3' }], position: 5 },
    { product: [{ pid: '1' }], position: 20 },
    { product: [{ pid: '4' }], position: 10 },
  ];
  const content = { read: async () => null, list: async () => ({ items: cards, tags: ['combos'] }) };
  context.set(servicesContext, { content } as unknown as PageServices);
  context.set(requestContext, { locale: 'en', tags: new Set() } as unknown as ShopRequest);
  const products = ['1', '2', '3', '4'].map(bundle);
  const block = { __component: 'blocks.hot-bundles', products } as unknown as Block;
  const [filled] = await fillBlocks(context, { product: [] }, [block]);
  expect((filled as { products: ProductRef[] }).products.map(({ pid }) => pid)).toEqual(['3', '2', '4', '1']);
});

test('a product that can not be asked for is no product that is left out', async () => {
  await expect(fill(new Error('no database'))).rejects.toThrow('no database');
});

const reference = (slug: string, pid: string) => ({ slug, pid });
const ripper: Record<string, object> = {
  '643': {
    tags: ['products#643'],
    relatedProducts: [reference('dvd_copy', '641')],
    upgrades: [reference('spindle_x', '62124'), reference('dvd_ripper', '60643')],
  },
  '60643': { tags: ['products#60643'], relatedProducts: [], upgrades: [reference('spindle_x', '62125')] },
};

test.each([
  ['related', ['dvd_copy']],
  ['upgrades', ['spindle_x']],
] as const)(
  'without products of its own a list shows what stands at the page’s: %s',
  async (relation, slugs) => {
    const tags = new Set<string>();
    const read = async (_type: string, { where }: { where: { pid: string } }) => ripper[where.pid] ?? null;
    const context = new RouterContextProvider();
    context.set(servicesContext, { content: { read } } as unknown as PageServices);
    context.set(requestContext, { locale: 'en', preview: undefined, tags } as unknown as ShopRequest);
    const product = [reference('dvd_ripper', '643'), reference('dvd_ripper', '60643')] as ProductRef[];
    const block = { __component: 'blocks.related-products', relation, products: [] } as unknown as Block;
    const [filled] = await fillBlocks(context, { product }, [block]);
    expect((filled as { products: ProductRef[] }).products.map(({ slug }) => slug)).toEqual(slugs);
    expect([...tags]).toEqual(expect.arrayContaining(['products#643', 'products#60643']));
  },
);

test('a gallery without pictures shows those of the page’s product, and one with some its own', async () => {
  const [screen, menu] = ['/media/screen.webp', '/media/menu.webp'].map((url) => ({ url, alt: 'A window' }));
  const documents: Record<string, object> = {
    '643': { tags: ['products#643'], imgs: [] },
    '60643': { tags: ['products#60643'], imgs: [screen, menu] },
  };
  const tags = new Set<string>();
  const read = async (_type: string, { where }: { where: { pid: string } }) => documents[where.pid] ?? null;
  const context = new RouterContextProvider();
  context.set(servicesContext, { content: { read } } as unknown as PageServices);
  context.set(requestContext, { locale: 'en', preview: undefined, tags } as unknown as ShopRequest);
  const product = [reference('dvd_ripper', '643'), reference('dvd_ripper', '60643')] as ProductRef[];
  const gallery = (pictures: object[]) => ({ __component: 'blocks.gallery', pictures }) as unknown as Block;
  const own = [{ media: menu, caption: 'The menu' }];
  expect(await fillBlocks(context, { product }, [gallery([]), gallery(own)])).toMatchObject([
    { pictures: [{ media: screen }, { media: menu }] },
    { pictures: own },
  ]);
  expect([...tags]).toEqual(expect.arrayContaining(['products#643', 'products#60643']));
  expect(await fillBlocks(context, { product: [] }, [gallery([])])).toMatchObject([{ pictures: [] }]);
});
