import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../../page/request-context.ts';
import { seoScriptOf } from '../../../page/route-handle.ts';
import { stateForTest } from '../../render-for-test.tsx';
import { loader, meta } from './card-info-pay.tsx';

/** The page's title and lead, and what its document adds to it. */
async function shown(read: () => Promise<object | null>) {
  const context = new RouterContextProvider();
  const config = { supportEmail: 'help@shop.test', payments: { provider: 'stripe' } };
  const log = { error() {} };
  context.set(servicesContext, { config, log, content: { read } } as unknown as PageServices);
  const visit = { locale: 'de', page: { ...stateForTest, locale: 'de' }, tags: new Set() };
  context.set(requestContext, visit as unknown as ShopRequest);
  const request = new Request('https://spindle.test/de/card-info-pay');
  const loaderData = await loader({ context, request } as unknown as LoaderFunctionArgs);
  const matches = [{ loaderData: visit.page }];
  const head = meta({ loaderData, matches } as unknown as Parameters<typeof meta>[0]);
  const script = seoScriptOf([{ loaderData }]);
  return { title: loaderData.title, lead: loaderData.lead, head, script };
}

test('what editors say of paying by card stands on the page', async () => {
  const seo = {
    metaDescription: 'Welche Karten.',
    meta: [{ name: 'rating', content: 'general' }],
    script: 'a()',
  };
  const texts = { title: 'Karten', summary: 'Alle gängigen.' };
  expect(await shown(async () => ({ ...texts, seo, blocks: [], tags: ['page-services#5'] }))).toEqual({
    title: 'Karten',
    lead: 'Alle gängigen.',
    head: [
      { title: 'Karten – Spindle' },
      { name: 'description', content: 'Welche Karten.' },
      { name: 'rating', content: 'general' },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
    script: 'a()',
  });
});

test('a buyer is told about cards also where the editors’ document is not there or can’t be read', async () => {
  const own = { title: 'Mit Karte zahlen', head: [{ title: 'Mit Karte zahlen – Spindle' }, {}] };
  expect(await shown(async () => null)).toMatchObject(own);
  expect(await shown(async () => Promise.reject(new Error('no answer')))).toMatchObject(own);
});
