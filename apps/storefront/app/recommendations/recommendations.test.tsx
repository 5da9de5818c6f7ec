import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACES } from '@spindle/content/types/recommend-products/places.ts';
import { openLog } from '@spindle/platform/log.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { renderForTest, stateForTest } from '../render-for-test.tsx';
import { drawRecommendations } from './draw-recommendations.tsx';
import { loadRecommendations } from './load-recommendations.ts';
import { Recommendations } from './Recommendations.tsx';

const product = (pid: string, slug: string, shortName: string, free = false) => ({
  ...{ pid, slug, shortName, free, system: 'win', productLine: 'dvd', media: undefined, tags: [] },
});
const ripper = product('643', 'dvd_ripper', 'DVD Ripper');
const copier = product('641', 'dvd_copy', 'DVD Copy');
const retired = product('712', 'suite_12', 'Suite 12');
const player = product('900', 'spindle_player', 'Player', true);
const list = {
  title: 'For your other discs',
  text: 'What else reads them.',
  items: [
    { product: copier, text: 'Onto a new disc', badge: '2 drives' },
    { product: retired, text: undefined, badge: undefined },
    { product: player, text: 'Plays it', badge: undefined },
    { product: ripper, text: undefined, badge: undefined },
  ],
  tags: ['recommend-products:help', 'products#1'],
};

/** @param found the place's list, as editors have published it */
function pageWith(
  found: object | null | Error,
  visit: Partial<ShopRequest> = {},
  sale: Partial<PageServices['offers']> = {},
) {
  const logged: string[] = [];
  const context = new RouterContextProvider();
  const content = {
    async read(type: string, { where }: { where: { place: string } }) {
      expect([type, where]).toEqual(['recommend-products', { place: 'help' }]);
      if (found instanceof Error) throw found;
      return found;
    },
    pagesOf: async (pid: string) => ({ product: `/page-of-${pid}` }),
  };
  // With another edition of the copier, and a product that is no longer sold.
  const catalogue = [ripper, copier, { ...copier, pid: '60641' }, retired];
  const among = (pids: readonly string[]) => catalogue.filter(({ pid }) => pids.includes(pid));
  const offers = {
    find: async (pids: readonly string[]) => ({
      offers: among(pids).map((offer) => ({ ...offer, onSale: offer !== retired })),
      tags: pids.map((pid) => `products:${pid}`),
    }),
    slugsOf: async (pids: readonly string[]) => among(pids).map(({ slug }) => slug),
    ...sale,
  };
  const log = openLog('test', 'warn', { write: (line) => void logged.push(line) });
  context.set(servicesContext, { content, offers, log } as unknown as PageServices);
  const state = { page: stateForTest, locale: 'en', preview: undefined, tags: new Set(), scripts: {} };
  context.set(requestContext, { ...state, ...visit } as unknown as ShopRequest);
  return { context, logged };
}

const slugsOf = async (...[context, options]: [RouterContextProvider, object?]) =>
  (await loadRecommendations(context, 'help', options))?.items.map(({ product }) => product.slug);

test('stands in the order of the editors, without what is not sold any more', async () => {
  const tags = new Set<string>();
  expect(await slugsOf(pageWith(list, { tags }).context)).toEqual([
    'dvd_copy',
    'spindle_player',
    'dvd_ripper',
  ]);
  expect([...tags]).toEqual(
    expect.arrayContaining(['recommend-products:help', 'products#1', 'products:712', 'product-pages:641']),
  );
});

test('leaves out what the page shows, and what its visitor has in whatever edition', async () => {
  const { context } = pageWith(list);
  expect(await slugsOf(context, { without: ['dvd_ripper'], had: ['60641'] })).toEqual(['spindle_player']);
});

test('shows editions of one product as one', async () => {
  const editions = [...list.items, { ...list.items[0], product: { ...copier, pid: '60641', system: 'mac' } }];
  const { context } = pageWith({ ...list, items: editions });
  expect(await slugsOf(context)).toEqual(['dvd_copy', 'spindle_player', 'dvd_ripper']);
  const recommended = await loadRecommendations(context, 'help');
  expect(recommended?.items[0]?.product.pid).toBe('641');
});

test('is left out of a page that stands for a short time, where what is sold can’t be read', async () => {
  const visit = { tags: new Set<string>(), incomplete: false };
  const { context, logged } = pageWith(list, visit, {
    find: () => Promise.reject(new Error('no catalogue')),
  });
  expect(await slugsOf(context)).toBeUndefined();
  expect(context.get(requestContext).incomplete).toBe(true);
  expect(logged.join()).toContain('no catalogue');
});

test('shows nothing where editors recommend nothing, and where all of it is retired', async () => {
  const tags = new Set<string>();
  expect(await slugsOf(pageWith(null, { tags }).context)).toBeUndefined();
  // So that the first list published for the place is shown.
  expect([...tags]).toEqual(['recommend-products']);
  expect(await slugsOf(pageWith({ ...list, items: [] }).context)).toBeUndefined();
  expect(await slugsOf(pageWith({ ...list, items: [list.items[1]] }).context)).toBeUndefined();
});

test('says of each its badge, its name, why, and where its page is', async () => {
  const { context } = pageWith(list);
  const recommended = await loadRecommendations(context, 'help');
  if (!recommended) throw new Error('Nothing is recommended.');
  const html = await renderForTest(<Recommendations recommended={recommended} />);
  expect(html).toMatch(/For your other discs<\/h2><p [^>]*>What else reads them\.<\/p>/);
  const [card = ''] = html.split('</li>');
  for (const part of ['2 drives', 'DVD Copy</h3>', 'Onto a new disc', 'product-box', '"/page-of-641"'])
    expect(card).toContain(part);
});

test('is drawn on the server for a page that hydrates, which stands without it', async () => {
  const drawn = await drawRecommendations(pageWith(list).context, 'help', async () => ['643']);
  expect(drawn?.html).toContain('DVD Copy</h3>');
  expect(drawn?.html).not.toContain('DVD Ripper');
  expect(drawn?.html).not.toMatch(/<script|<link/);
  expect(drawn?.sheets).toHaveLength(1);
  const { context, logged } = pageWith(list);
  const failing = async () => {
    throw new Error('no licences');
  };
  expect(await drawRecommendations(context, 'help', failing)).toBeUndefined();
  expect(logged.join()).toContain('no licences');
  expect(await slugsOf(pageWith(new Error('no list')).context)).toBeUndefined();
});

test('every place that editors can fill is read by a page', () => {
  const app = join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(app, file), 'utf8'))
    .join();
  const read = sources.matchAll(/(?:load|draw)Recommendations\(\s*context,\s*'(\w+)'/g);
  expect([...new Set([...read].map(([, place]) => place))].sort()).toEqual([...PLACES].sort());
});
