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
import { completeNotFound } from './complete-not-found.ts';
import { pageNotFound } from './page-not-found.ts';

/** A visit to a shop with this `error-404` document; if it is an error, it can't be read. */
function visitTo(page: object | Error | null) {
  const tags = new Set<string>();
  const visit = { locale: 'en', os: 'mac', preview: undefined, tags, page: stateForTest };
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    content: {
      async read(type: string) {
        if (type !== 'page-error') return null;
        if (page instanceof Error) throw page;
        return page;
      },
    },
    offers: {
      find: async () => ({ offers: [], tags: [] }),
      editions: async () => ({ offers: [], tags: [] }),
    },
    log: openLog('test', 'silent'),
  } as unknown as PageServices);
  context.set(requestContext, { ...visit, url: new URL('https://spindle.test/') } as unknown as ShopRequest);
  return { context, tags };
}

async function ask(page: object | Error | null) {
  const { context, tags } = visitTo(page);
  const answer = await pageNotFound(context);
  return { status: answer.init?.status, body: answer.data, tags };
}

test('it comes with frame and blocks, and names the documents it was made from', async () => {
  const { status, body, tags } = await ask({ blocks: [], tags: ['page-error', 'page-error#1'] });
  expect(status).toBe(404);
  expect(body).toMatchObject({ frame: {}, blocks: [], selling: {} });
  expect([...tags]).toEqual(expect.arrayContaining(['page-error#1', 'footer', 'main-nav-pcs']));
});

test('without its document it is 500, until the document is published', async () => {
  const { status, body, tags } = await ask(null);
  expect({ status, body }).toEqual({ status: 500, body: 'Server Error' });
  expect([...tags]).toEqual(['page-error:error-404']);
});

test('with a broken document it fails, which is 500 too', async () => {
  await expect(ask(new Error('broken'))).rejects.toThrow('broken');
});

const thrown = (status: number, data: unknown = null) => ({
  errors: { root: { status, statusText: '', internal: false, data } },
});

test.each([
  ['a document', { blocks: [], tags: [] }, 404, { frame: {}, blocks: [], selling: {} }],
  ['no document', null, 500, 'Server Error'],
])('a 404 that says nothing gets what stands on every other one: %s', async (_, page, status, data) => {
  const rendered = thrown(404);
  expect(await completeNotFound(rendered, visitTo(page).context, 404)).toBe(status);
  expect(rendered.errors.root).toMatchObject({ status, data });
});

test('an error that is none, or has its content, stays as it is', async () => {
  const { context } = visitTo(new Error('not asked for'));
  const complete = thrown(404, { frame: {}, blocks: [], selling: {} });
  expect(await completeNotFound(complete, context, 404)).toBe(404);
  expect(await completeNotFound(thrown(403), context, 403)).toBe(403);
  expect(await completeNotFound({ errors: null }, context, 200)).toBe(200);
});
