import type { Page } from '@spindle/content/fields/page-schema.ts';
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
import { carryCodes } from './carry-codes.ts';
import { withSelling } from './load-page.ts';

const links = {
  646: { product: '/blu-ray-ripper', buy: '/blu-ray-ripper/buy' },
  641: { product: '/dvd-copy' },
};
const coupon = { code: 'DNC10', pids: ['646', '60646'], payPercent: 90 };

test('what is reduced on a page by its coupon is so on the pages that it leads to', () => {
  expect(carryCodes({ links, coupon })).toEqual({
    646: { product: '/blu-ray-ripper?coupon=DNC10', buy: '/blu-ray-ripper/buy?coupon=DNC10' },
    641: { product: '/dvd-copy' },
  });
});

test('a discount of the address goes along as it stands', () => {
  expect(carryCodes({ links, discount: 'A&B' })[641]).toEqual({ product: '/dvd-copy?discount=A%26B' });
});

test('a code stands before the mark of a page', () => {
  const marked = { 646: { product: '/ai-suite#plans' } };
  expect(carryCodes({ links: marked, coupon })[646]).toEqual({ product: '/ai-suite?coupon=DNC10#plans' });
});

test('without a code links are as they are', () => {
  expect(carryCodes({ links })).toEqual(links);
});

test('a page hands its codes on', async () => {
  const context = new RouterContextProvider();
  const none = async () => ({ offers: [], tags: [] });
  context.set(servicesContext, {
    content: { pagesOf: async () => ({ product: '/dvd-copy', buy: '/dvd-copy/buy' }) },
    offers: { find: none, editions: none },
    promotions: async () => ({ promotions: [], tags: [] }),
    clock: systemClock,
  } as unknown as PageServices);
  context.set(requestContext, {
    ...{ url: new URL('https://spindle.test/dvd-copy?discount=A'), locale: 'en', tags: new Set() },
    page: stateForTest,
  } as unknown as ShopRequest);
  const page = { blocks: [], product: [{ pid: '641', slug: 'dvd_copy' }] } as unknown as Page;
  const { selling } = await withSelling(context, page);
  expect(selling.links).toEqual({
    641: { product: '/dvd-copy?discount=A', buy: '/dvd-copy/buy?discount=A' },
  });
});
