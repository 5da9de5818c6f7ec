import { openLog } from '@spindle/platform/log.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { stateForTest } from '../render-for-test.tsx';
import { pageNotFound } from './page-not-found.ts';

/** Asks for the 404 in a shop whose `error-404` is this; an error can't be read. */
async function ask(page: object | Error | null) {
  const tags = new Set<string>();
  const visit = { locale: 'en', os: 'mac', preview: false, tags, page: stateForTest };
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    content: {
      async read(type: string) {
        if (type !== 'page-error') return null;
        if (page instanceof Error) throw page;
        return page;
      },
    },
    offers: { find: async () => ({ offers: [], tags: [] }) },
    log: openLog('test', 'silent'),
  } as unknown as PageServices);
  context.set(requestContext, { ...visit, url: new URL('https://spindle.test/') } as unknown as ShopRequest);
  const answer = await pageNotFound(context);
  return { status: answer.init?.status, body: answer.data, tags };
}

test('it comes with frame and blocks, and names the documents it was made from', async () => {
  const { status, body, tags } = await ask({ blocks: [], tags: ['page-error', 'page-error#1'] });
  expect(status).toBe(404);
  expect(body).toMatchObject({ frame: {}, blocks: [], selling: {} });
  expect([...tags]).toEqual(expect.arrayContaining(['page-error#1', 'footer', 'main-nav-pcs']));
});

test('without its document it is 500', async () => {
  expect(await ask(null)).toMatchObject({ status: 500, body: 'Server Error' });
});

test('with a broken document it fails, which is 500 too', async () => {
  await expect(ask(new Error('broken'))).rejects.toThrow('broken');
});
