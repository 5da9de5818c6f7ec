import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import { contentHttp } from '../reading/http.ts';
import { openContent } from '../reading/readers.ts';
import { contentSettings, testLog, testPayload } from '../testing/test-content.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
afterAll(content.close);

let searches = 0;
const app = contentHttp({
  content,
  log: testLog,
  locales: ['en', 'ja'],
  defaultLocale: 'en',
  mayRefresh: async () => ({ ok: true }),
  mayRead: async () => ({ ok: true }),
  maySearch: async () => {
    searches += 1;
    return searches > 6 ? { ok: false, retryAfter: 30 } : { ok: true };
  },
});

await payload.create({
  collection: 'page-help-details',
  data: { slug: 'no-sound', topic: 'files', title: 'No sound', summary: 'Why.', _status: 'published' },
});
await payload.create({
  collection: 'page-products',
  data: { slug: 'sound_tool', title: 'Sound Tool', _status: 'published' },
});

const ask = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

test('help is searched at the address of the specification, everything at its own', async () => {
  const help = await ask('/page-help/search?q=so&locale=en');
  expect(help.body).toEqual({
    data: [{ type: 'page-help-details', path: '/help/no-sound', title: 'No sound', summary: 'Why.' }],
    meta: { locale: 'en', query: 'so' },
  });
  expect(help.headers.get('cache-control')).toBe('no-store');
  const all = await ask('/search?q=sound');
  expect(all.body.data.map(({ path }: { path: string }) => path)).toEqual(['/help/no-sound', '/sound-tool']);
  expect((await ask('/search?q=sound&locale=ja')).body).toEqual({
    data: [],
    meta: { locale: 'ja', query: 'sound' },
  });
});

test('a search is asked as every call is: with locale and lang, and with `_original`', async () => {
  const asked = await ask('/page-help/search?q=so&locale=en&lang=en&_original=1');
  expect(asked.body).toMatchObject({ data: [{ path: '/help/no-sound' }], meta: { locale: 'en' } });
  expect((await ask('/page-help/search?q=s&lang=ja')).body).toMatchObject({ meta: { locale: 'ja' } });
  expect((await ask('/page-help/search?q=s&locale=en&lang=ja')).body).toMatchObject({
    meta: { locale: 'en' },
  });
});

test.each(['/search', '/search?q=s', '/search?q=%00%01', '/page-help/search?q=%20s%20'])(
  '%s is too short to be looked for, and counts for nothing',
  async (path) => {
    const before = searches;
    expect(await ask(path)).toMatchObject({ status: 200, body: { data: [], meta: { query: '' } } });
    expect(searches).toBe(before);
  },
);

test.each([
  '/search?q=sound&locale=xx',
  '/search?q=sound&populate=*',
  '/search?q=a&q=b',
  '/search?q[]=sound',
])('%s is refused', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

test('of a long search 200 characters are looked for', async () => {
  const { status, body } = await ask(`/search?q=${'sound+'.repeat(830)}`);
  expect(status).toBe(200);
  expect(body.meta.query.length).toBeLessThanOrEqual(200);
});

test('who searches too often is told when to come back', async () => {
  while (searches < 6) await ask('/search?q=sound');
  const { status, headers } = await ask('/search?q=sound');
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('30');
});
