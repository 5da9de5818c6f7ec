import type { Page } from '@spindle/content/fields/page-schema.ts';
import type { PagesOfProduct } from '@spindle/content/reading/product-pages.ts';
import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { stateForTest } from '../render-for-test.tsx';
import { handle } from './document.tsx';
import { buyPage } from './load-buy.ts';
import { productPage } from './load-product.ts';
import { productLinks } from './product-links.ts';

interface Shop {
  pages?: Record<string, PagesOfProduct>;
  /** Redirects for products that are no longer sold. */
  rules?: Record<string, string>;
  addresses?: readonly string[];
}

function visitTo({ pages = {}, rules = {}, addresses = [] }: Shop) {
  const tags = new Set<string>();
  const context = new RouterContextProvider();
  const content = {
    pagesOf: async (pid: string) => pages[pid] ?? {},
    redirect: async (path: string) => (rules[path] ? { to: rules[path], permanent: true } : null),
    address: async (path: string) => (addresses.includes(path) ? { path } : null),
    read: async () => null,
    list: async () => ({ items: [], tags: [] }),
  };
  const promotions = async () => ({ promotions: [], tags: [] });
  context.set(servicesContext, { content, promotions, clock: systemClock } as unknown as PageServices);
  const page = { ...stateForTest, locale: 'de', prefix: '/de', path: '/rip' };
  context.set(requestContext, { locale: 'de', page, preview: undefined, tags } as unknown as ShopRequest);
  return { context, tags };
}

const ripper = { pid: '643', slug: 'dvd_ripper', shortName: 'DVD Ripper', productLine: 'dvd' } as ProductRef;

test('links lead to the pages that a product has in this language, whatever they are called', async () => {
  const { context, tags } = visitTo({ pages: { 643: { product: '/rip', buy: '/dvd-ripper/buy' } } });
  expect(await productLinks(context, [ripper])).toEqual({
    643: { product: '/de/rip', buy: '/de/dvd-ripper/buy' },
  });
  expect([...tags]).toEqual(['product-pages:643']);
});

test('nothing leads to a page that is not there', async () => {
  const { context, tags } = visitTo({});
  expect(await productLinks(context, [ripper])).toEqual({ 643: {} });
  expect([...tags]).toEqual(['product-pages:643']);
});

test('a retired product leads to the one that took its place, where that has a page in this language', async () => {
  const rules = { '/dvd-ripper': '/ai-suite' };
  const there = visitTo({ rules, addresses: ['/ai-suite'] });
  expect(await productLinks(there.context, [ripper])).toEqual({ 643: { product: '/de/ai-suite' } });
  expect(await productLinks(visitTo({ rules }).context, [ripper])).toEqual({ 643: {} });
});

test('an editor may lead visitors of a retired product to a part of a page', async () => {
  const { context } = visitTo({ rules: { '/dvd-ripper': '/ai-suite#plans' }, addresses: ['/ai-suite'] });
  expect(await productLinks(context, [ripper])).toEqual({ 643: { product: '/de/ai-suite#plans' } });
});

const page: Page = {
  ...{ slug: 'rip', title: 'Rip', urlType: 'page', articleInfoLevel: 0, system: 'all', blocks: [] },
  seo: { metaDescription: undefined, meta: [], script: undefined, structuredData: undefined },
  product: [ripper],
};

test('a page keeps its product, its line and its offers when it gets another slug', async () => {
  const { context } = visitTo({});
  const selling = { offers: {}, currency: 'EUR' as const };
  const shown = await productPage(context, { page, selling });
  expect(shown.products).toEqual([ripper]);
  expect(shown.steps.map(({ name }) => name)).toEqual(['Startseite', 'DVD Ripper']);
  expect(buyPage(context, { page, selling }).line).toBe('dvd');
});

test('scripts are told what product a page is about, also where it is bought', async () => {
  const { context } = visitTo({});
  const selling = { offers: {}, currency: 'EUR' as const };
  const about = { ...ripper, system: 'win' as const };
  const shown = { page: { ...page, product: [about] }, selling };
  for (const loaded of [await productPage(context, shown), buyPage(context, shown)]) {
    expect(handle.product(loaded)).toEqual(about);
  }
});

test('a buy page names the product’s page above it, or none', () => {
  const { context } = visitTo({});
  const stepsWith = (links: Record<string, { product?: string }>) =>
    buyPage(context, { page, selling: { offers: {}, currency: 'EUR', links } }).steps.map(({ href }) => href);
  expect(stepsWith({ 643: { product: '/de/dvd-ripper' } })).toEqual(['/de', '/de/dvd-ripper', '/de/rip/buy']);
  expect(stepsWith({ 643: {} })).toEqual(['/de', '/de/rip/buy']);
});
