import { sitesOf } from '@spindle/platform/sites.ts';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { AppBuild } from './app-build.ts';
import { openRouteTable } from './route-table.ts';

const route = (path: string | undefined, handle: object, parentId?: string) => ({
  ...{ path, parentId, index: path === undefined && parentId !== undefined },
  module: { handle },
});
const screens = {
  root: route('', {}),
  content: route(undefined, { hydrate: false }),
  home: route(undefined, { query: ['coupon'] }, 'content'),
  'not-found': route('*', {}, 'content'),
  document: route(':slug', { query: ['coupon'] }, 'content'),
  buy: route(':slug/buy', {}, 'content'),
  search: route('search', { query: ['q'] }, 'content'),
  found: route('found', { shared: false }, 'content'),
  member: route('member', {}, 'root'),
  'checkout.htm': route('checkout.htm', {}, 'root'),
};
const shop = 'https://shop.test';
const languages = {
  sites: sitesOf({ locales: ['en', 'de'], defaultLocale: 'en', shopName: 'Spindle' }, shop, {}),
};
const open = (routes: object) => openRouteTable({ routes } as ServerBuild, languages);

test.each([
  ['/', 'content', ['coupon']],
  ['/de', 'content', ['coupon']],
  ['/de/search', 'content', ['q']],
  ['/Search/', 'content', ['q']],
  ['/dvd-ripper', 'document', ['coupon']],
  ['/dvd-ripper/buy', 'document', []],
  ['/found', 'own', []],
  ['/member', 'own', []],
  ['/de/member', 'own', []],
  ['/checkout.htm', 'own', []],
  ['/checkoutxhtm', 'document', ['coupon']],
  ['/dvd-ripper/nothing', 'missing', []],
  ['/fr/search', 'missing', []],
])('%s is %s and varies by %j', async (path, kind, query) => {
  expect((await open(screens)).find(path)).toMatchObject({ kind, query });
});

test('while developing the routes are those of the last request', async () => {
  let routes: object = screens;
  const build: AppBuild = async () => ({ routes }) as ServerBuild;
  const table = await openRouteTable(build, languages);
  routes = { ...screens, page: route('a/b/c', { hydrate: false }) };
  expect(table.find('/a/b/c').kind).toBe('missing');
  await table.refresh();
  expect(table.find('/a/b/c').kind).toBe('content');
});
