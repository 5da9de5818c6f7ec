import type { Page } from '@spindle/content/fields/page-schema.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { stateForTest } from '../render-for-test.tsx';
import { loader } from './home.tsx';

const page: Page & { tags: string[] } = {
  ...{ slug: 'index', title: 'Spindle', urlType: 'page', articleInfoLevel: 0, system: 'all', blocks: [] },
  seo: { metaDescription: undefined, meta: [], script: undefined, structuredData: undefined },
  ...{ product: [], tags: ['page-home'] },
};

test('the home page names the shop and its sign to search engines, at the address of its language', async () => {
  const context = new RouterContextProvider();
  const content = { read: async () => page, list: async () => ({ items: [], tags: [] }) };
  const offers = {
    find: async () => ({ offers: [], tags: [] }),
    editions: async () => ({ offers: [], tags: [] }),
  };
  const promotions = async () => ({ promotions: [], tags: [] });
  context.set(servicesContext, {
    ...{ content, offers, promotions, clock: systemClock },
    config: { supportEmail: 'help@spindle.test' },
  } as unknown as PageServices);
  const url = new URL('https://spindle.test/zh');
  const state = { ...stateForTest, shopName: 'Müller & Söhne', locale: 'zh', prefix: '/zh', path: '/' };
  const visit = { url, locale: 'zh', page: state, preview: undefined, tags: new Set(), endsAt: Infinity };
  context.set(requestContext, visit as unknown as ShopRequest);
  const { head } = await loader({ context } as unknown as LoaderFunctionArgs);
  const structured = head.flatMap((item) => ('script:ld+json' in item ? [item['script:ld+json']] : []));
  expect(structured).toMatchObject([
    { '@type': 'WebSite', name: 'Müller & Söhne', url: 'https://spindle.test/zh', inLanguage: 'zh-TW' },
    { '@type': 'Organization', name: 'Müller & Söhne', logo: 'https://spindle.test/apple-touch-icon.png' },
  ]);
});
