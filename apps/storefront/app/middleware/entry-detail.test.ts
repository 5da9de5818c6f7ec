import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { entryDetail } from './entry-detail.ts';
import { documentAddressContext, pageDetailContext } from './page-detail.ts';

const ADDRESSES: Readonly<Record<string, string>> = {
  '/dvd-ripper': 'page-products',
  '/dvd-capacity': 'articles',
  '/store': 'page-store',
};

/** What the entry page for products shows for a slug, and the path it takes. */
async function visited(slug: string) {
  const context = new RouterContextProvider();
  context.set(documentAddressContext, undefined as never);
  context.set(pageDetailContext, null);
  const address = async (path: string) =>
    ADDRESSES[path] ? { path, type: ADDRESSES[path], slug, locales: ['en'] } : null;
  const read = async (type: string) => ({ type, tags: [] });
  context.set(servicesContext, { content: { address, read } } as unknown as PageServices);
  const visit = {
    ...{ url: new URL(`https://shop.test/entry-product?slug=${slug}`), locale: 'en', tags: new Set() },
    page: { path: '/entry-product', sites: [] },
  };
  context.set(requestContext, visit as unknown as ShopRequest);
  const args = { context } as unknown as Parameters<MiddlewareFunction<Response>>[0];
  await entryDetail(args, async () => new Response());
  return { type: context.get(pageDetailContext)?.type, path: context.get(requestContext).page.path };
}

const shown = async (slug: string) => (await visited(slug)).type;

test('an entry page shows documents of its own type, and of others nothing', async () => {
  expect(await shown('dvd_ripper')).toBe('page-products');
  expect(await shown('dvd-capacity')).toBeUndefined();
  expect(await shown('store')).toBeUndefined();
  expect(await shown('nothing')).toBeUndefined();
});

test('what an entry page does not show is not found at its own address, and not at that of the other document', async () => {
  expect(await visited('dvd_ripper')).toEqual({ type: 'page-products', path: '/dvd-ripper' });
  expect(await visited('dvd-capacity')).toEqual({ type: undefined, path: '/entry-product' });
});
