import { openContent } from '@spindle/content/reading/readers.ts';
import { contentSettings, testLog, testPayload } from '@spindle/content/testing/test-content.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import type { Taken } from '@spindle/platform/limits.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { stateForTest } from '../render-for-test.tsx';
import { loader } from './search.tsx';

const { url } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
afterAll(content.close);

await payload.create({
  collection: 'page-help-details',
  data: { slug: 'no-sound', topic: 'files', title: 'No sound', summary: 'Why.', _status: 'published' },
});
await payload.create({
  collection: 'page-products',
  data: { slug: 'sound_tool', title: 'Sound Tool', _status: 'published' },
});

/** What the page gets, requested in a language with or without a prefix. */
async function load(
  query: string,
  { prefix = '', taken = { ok: true } as Taken, search = content.search } = {},
) {
  const context = new RouterContextProvider();
  const limits = { take: async () => taken } as unknown as PageServices['limits'];
  context.set(servicesContext, { content: { ...content, search }, limits } as PageServices);
  const page = { ...stateForTest, prefix };
  context.set(requestContext, { locale: 'en', ip: '192.0.2.1', page } as ShopRequest);
  const request = new Request(`https://spindle.test${prefix}/search${query}`);
  const answer = await loader({ context, request, params: {} } as never);
  if (!('data' in answer)) return { ...answer, status: 200 };
  const { status, headers } = answer.init ?? {};
  return { ...answer.data, status, retryAfter: new Headers(headers).get('Retry-After') };
}

test('what was found leads to pages of the same language', async () => {
  expect(await load('?q=sound', { prefix: '/x' })).toMatchObject({
    state: 'found',
    results: [{ href: '/x/help/no-sound' }, { href: '/x/sound-tool' }],
  });
  expect(await load('?q=sound&in=help')).toMatchObject({
    inHelp: true,
    results: [{ href: '/help/no-sound' }],
  });
});

test.each(['', '?q=', '?q=a', '?q=%00%1b', '?q=%20%20'])('%s waits for more', async (query) => {
  expect(await load(query)).toMatchObject({ state: 'waiting', status: 200 });
});

test('search engines are asked to leave every search out', async () => {
  for (const query of ['', '?q=sound']) {
    expect((await load(query)).head).toContainEqual({ name: 'robots', content: 'noindex' });
  }
});

test('a search of 5,000 characters is cut', async () => {
  expect((await load(`?q=${'sound+'.repeat(833)}`)).query).toHaveLength(200);
});

test('where too many search at once, the page says so', async () => {
  const search = () => Promise.reject(new LineFull());
  expect(await load('?q=sound', { search })).toMatchObject({
    ...{ state: 'refused', status: 503, retryAfter: '2' },
  });
});

test('who searches too often is told to wait', async () => {
  const refused = await load('?q=sound', { taken: { ok: false, retryAfter: 9 } });
  expect(refused).toMatchObject({ state: 'refused', status: 429, retryAfter: '9' });
});
