import { expect, test } from 'vitest';
import { SEARCHES } from '../../page/searches.ts';
import { openContentCalls } from '../testing/content-calls.ts';
import { helpList } from './faq-calls.ts';
import { READS, REFRESHES } from './refreshing.ts';

const { calls, config, content, get, limits, payload, publish } = await openContentCalls();

interface Item {
  id: number;
  slug: string;
  type: string;
}
const write = async (slug: string, topic: string, more: object = {}) => {
  const answer = await publish('page-help-details', {
    slug,
    topic,
    title: `How: ${slug}`,
    summary: 'So.',
    ...more,
  });
  return Number(answer.id);
};
const lost = await write('find-your-key', 'licence');
const entered = await write('enter-a-key', 'licence', {
  related: [lost],
  checkedAt: '2026-10-01T12:00:00.000Z',
  blocks: [{ blockType: 'facts', title: 'Facts', rows: [{ label: 'Letters', value: '25' }] }],
});
await write('no-sound', 'files');
await payload.update({
  collection: 'page-help-details',
  id: lost,
  locale: 'de',
  data: { title: 'Schlüssel finden', summary: 'So.', _status: 'published' },
});
const visitor = { ip: '2001:db8::1' };

const search = async (body: object, query = '') => {
  const answer = await calls.request(`/faq/search${query}`, {
    method: 'POST',
    headers: { origin: config.pageOrigins[0] ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { error, data } = (await answer.json()) as { error?: string; data: { query: string; items: Item[] } };
  return { status: answer.status, error, data };
};

test('the topics that have answers are told in the language of the call', async () => {
  expect((await get('/faq/get_types')).data).toEqual({
    types: [
      { type: 'licence', title: 'Licence keys', total: 2 },
      { type: 'files', title: 'Files and formats', total: 1 },
    ],
  });
  expect((await get('/faq/get_types?lang=de')).data).toEqual({
    types: [{ type: 'licence', title: expect.stringContaining('Lizenz'), total: 1 }],
  });
});

test('the answers to a topic are turned over in pages', async () => {
  const list = async (query: string) => {
    const { data } = await get(`/faq/get_faq_list_by_category?category=licence${query}`);
    return data as { items: Item[]; page: number; pages: number; total: number };
  };
  const first = await list('');
  expect(first).toMatchObject({ page: 1, pages: 1, total: 2 });
  expect(first.items).toHaveLength(2);
  expect(first.items).toContainEqual({
    ...{ id: lost, slug: 'find-your-key', title: 'How: find-your-key', summary: 'So.' },
    ...{ type: 'licence', url: '/help/find-your-key' },
  });
  const [one, two] = [await list('&page_size=1'), await list('&page_size=1&page=2')];
  expect([one.pages, two.pages]).toEqual([2, 2]);
  expect([...one.items, ...two.items].map(({ id }) => id).toSorted()).toEqual([lost, entered].toSorted());
  expect(await list('&page=2')).toMatchObject({ items: [], pages: 1, total: 2 });
  expect((await list('&locale=de')).items).toMatchObject([
    { title: 'Schlüssel finden', url: '/de/help/find-your-key' },
  ]);
  for (const wrong of ['', '?category=cars', '?category=licence&page=0', '?category=licence&page_size=51'])
    expect((await get(`/faq/get_faq_list_by_category${wrong}`)).status).toBe(422);
});

test('lists of any length take no place of a page in the cache, and are read without the fields that they do not show', async () => {
  const part = helpList('en', { topic: 'licence', number: 1, size: 7 });
  expect(content.isKept(part)).toBe(false);
  await get('/faq/get_faq_list_by_category?category=licence&page_size=7');
  expect(content.isKept(part)).toBe(true);
  const { documents } = await content.documents(part);
  expect(documents).toHaveLength(2);
  for (const unread of ['blocks', 'related']) expect(documents[0]).not.toHaveProperty(unread);
  // The CMS returns the same articles whole.
  const { without: _, ...whole } = part;
  expect((await content.documents(whole)).documents[0]).toHaveProperty('blocks');
});

test('an answer is had whole, by its number and by its slug', async () => {
  for (const named of [`id=${entered}`, 'slug=enter-a-key']) {
    const { status, data } = await get(`/faq/get?${named}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ id: entered, slug: 'enter-a-key', type: 'licence', checked_at: '2026-10-01T12:00:00.000Z' },
      blocks: [{ __component: 'blocks.facts', title: 'Facts' }],
      related: [{ id: lost, slug: 'find-your-key' }],
    });
    expect((await get(`/faq/relate?${named}`)).data).toMatchObject({
      items: [{ id: lost, type: 'licence' }],
    });
  }
  expect((await get('/faq/relate?slug=no-sound')).data).toEqual({ items: [] });
});

test.each(['/faq/get', '/faq/relate'])('%s knows what there is in a language alone', async (path) => {
  for (const named of ['slug=nothing', 'id=999999', 'slug=enter-a-key&locale=de'])
    expect(await get(`${path}?${named}`)).toMatchObject({ status: 404, cscode: 10004 });
  for (const named of ['', 'id=0', 'id=1e3', 'id=-1', 'id=99999999999', 'slug=A%20key'])
    expect((await get(`${path}?${named}`)).status).toBe(422);
});

test('answers are looked for by words, with two characters at least', async () => {
  expect(await search({ q: 'key' })).toMatchObject({ status: 200, data: { query: 'key' } });
  const { data } = await search({ q: 'sound' });
  expect(data.items).toEqual([
    { slug: 'no-sound', title: 'How: no-sound', summary: 'So.', url: '/help/no-sound' },
  ]);
  expect((await search({ q: 's' })).data).toEqual({ query: '', items: [] });
  expect((await search({ q: 'finden', locale: 'de' })).data.items).toMatchObject([
    { slug: 'find-your-key', url: '/de/help/find-your-key' },
  ]);
  // The shop's articles are not among the answers.
  expect((await search({ q: 'article' })).data.items).toEqual([]);
  expect(await search({})).toMatchObject({ status: 422, error: 'field_required' });
  expect(await search({ q: 7 })).toMatchObject({ status: 422, error: 'invalid_input' });
});

test('`_original` reads an entry anew, and not too often', async () => {
  const title = async (query = '') => {
    const { data } = await get(`/faq/get?slug=no-sound${query}`);
    return (data as { title: string }).title;
  };
  expect(await title()).toBe('How: no-sound');
  const { docs } = await payload.find({
    collection: 'page-help-details',
    where: { slug: { equals: 'no-sound' } },
  });
  await payload.update({
    collection: 'page-help-details',
    id: docs[0]?.id ?? '',
    data: { title: 'Anew', _status: 'published' },
  });
  expect(await title()).toBe('How: no-sound');
  expect(await title('&_original=1')).toBe('Anew');
  expect(await title()).toBe('Anew');
  await limits.take(REFRESHES, visitor, REFRESHES.points);
  for (const path of [
    'get?slug=no-sound',
    'relate?slug=no-sound',
    'get_types?',
    'get_faq_list_by_category?category=files',
  ])
    expect((await get(`/faq/${path}&_original=1`)).status).toBe(429);
  await limits.reset(REFRESHES, visitor);
});

test('who turns over lists where nobody else looks, or searches too much, has to wait', async () => {
  const list = '/faq/get_faq_list_by_category?category=licence';
  await limits.take(READS, visitor, READS.points);
  expect((await get(`${list}&page=2`)).status).toBe(429);
  expect((await get(list)).status).toBe(200);
  await limits.reset(READS, visitor);
  await limits.take(SEARCHES, visitor, SEARCHES.points);
  expect((await search({ q: 'key' })).status).toBe(429);
  expect((await search({ q: 'k' })).status).toBe(200);
  await limits.reset(SEARCHES, visitor);
});
