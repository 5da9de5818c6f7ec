import { expect, test } from 'vitest';
import { openContentCalls } from '../testing/content-calls.ts';
import { REFRESHES } from './refreshing.ts';

const { calls, category, config, content, get, ids, limits, payload, pictured, pool, publish, write } =
  await openContentCalls();

test('an article is answered with what stands around it', async () => {
  const { status, data } = await get('/cms/article/detail?slug=article-5');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id: ids[4],
    title: 'About article-5',
    url: '/article-5',
    author: { slug: 'mara', name: 'Mara' },
    category: { slug: 'dvd', title: 'DVD' },
    published_at: '2026-10-05T12:00:00.000Z',
    blocks: [{ __component: 'blocks.facts', title: 'Facts' }],
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'DVD', url: '/dvd' },
      { name: 'About article-5', url: '/article-5' },
    ],
    related: [{ slug: 'article-4' }, { slug: 'article-3' }, { slug: 'article-2' }],
  });
  expect((await get('/cms/article/detail?slug=article-1')).data).toMatchObject({
    related: [{ slug: 'article-2' }, { slug: 'article-3' }, { slug: 'article-4' }],
  });
  expect((await get('/cms/article/detail?slug=nothing')).status).toBe(404);
  expect((await get('/cms/article/detail?slug=article-5&locale=de')).status).toBe(404);
  expect((await get('/cms/article/detail')).status).toBe(422);
});

test('a category is turned over newest first, in pages of six', async () => {
  const list = async (query: string) =>
    (await get(`/cms/article/list_by_category?category=dvd${query}`)).data as {
      items: { slug: string }[];
      page: number;
      pages: number;
      total: number;
    };
  const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);
  const first = await list('');
  expect(first).toMatchObject({ page: 1, pages: 2, total: 8 });
  expect(slugs(first)).toEqual(['pictured', 'article-7', 'article-6', 'article-5', 'article-4', 'article-3']);
  expect(slugs(await list('&page=2'))).toEqual(['article-2', 'article-1']);
  expect(await list('&page=3')).toMatchObject({ items: [], pages: 2, total: 8 });
  for (const query of ['&page=0', '&page=1e9', '&page=-1', '&page_size=51']) {
    expect((await get(`/cms/article/list_by_category?category=dvd${query}`)).status).toBe(422);
  }
  expect((await get('/cms/article/list_by_category?category=vhs')).status).toBe(404);
});

test('articles that are moved, withdrawn or not in a language are not in the list', async () => {
  const slugs = async (named: string, locale = 'en') => {
    content.purgeAll();
    const { data } = await get(`/cms/article/list_by_category?category=${named}&locale=${locale}`);
    return (data as { items: { slug: string }[] }).items.map(({ slug }) => slug);
  };
  const other = await publish('article-categories', { slug: 'blu-ray', title: 'Blu-ray' });
  const id = await write('moving', 9);
  expect(await slugs('dvd')).toContain('moving');
  await payload.update({ collection: 'articles', id, data: { category: other.id, _status: 'published' } });
  expect(await slugs('dvd')).not.toContain('moving');
  expect(await slugs('blu-ray')).toEqual(['moving']);
  await payload.update({ collection: 'articles', id, draft: true, data: { category: category.id } });
  expect(await slugs('blu-ray')).toEqual(['moving']);
  await payload.update({ collection: 'articles', id, data: { shown: false, _status: 'published' } });
  expect(await slugs('blu-ray')).toEqual([]);
  await payload.delete({ collection: 'articles', id });
  expect((await pool.query('select from cms.article_list where document_id = $1', [id])).rowCount).toBe(0);
});

test('an article that changes its category has other neighbours from the announcement on', async () => {
  const [alone, company] = await Promise.all(
    ['vhs', 'laserdisc'].map((slug) => publish('article-categories', { slug, title: slug })),
  );
  const first = await write('first-of-laserdisc', 10, { category: company?.id });
  const id = await write('lonely', 11, { category: alone?.id });
  const related = async () => (await content.relatedArticles(id, { locale: 'en', most: 3 })).items;
  expect(await related()).toEqual([]);
  await payload.update({ collection: 'articles', id, data: { category: company?.id, _status: 'published' } });
  content.purge([`articles#${id}`]);
  expect(await related()).toMatchObject([{ slug: 'first-of-laserdisc' }]);
  for (const one of [first, id]) await payload.delete({ collection: 'articles', id: one });
});

test('the first picture of articles is answered where there is one', async () => {
  const response = await calls.request('/article/first_img', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: config.origins.storefront },
    body: JSON.stringify({ ids: [ids[0], pictured] }),
  });
  expect(await response.json()).toMatchObject({
    cscode: 0,
    data: [{ id: pictured, url: '/media/disc.png', width: 640, height: 480 }],
  });
});

test('one entry is read anew on demand, and not too often', async () => {
  const path = '/cms/article/detail?slug=article-2';
  await get(path);
  await pool.query("update cms.articles_locales set title = 'Fresh' where title = 'About article-2'");
  expect((await get(path)).data).toMatchObject({ title: 'About article-2' });
  expect((await get(`${path}&_original=1`)).data).toMatchObject({ title: 'Fresh' });
  expect((await get(path)).data).toMatchObject({ title: 'Fresh' });
  let refused = 0;
  for (let call = 0; call < 12; call += 1) {
    if ((await get(`${path}&_original=1`)).status === 429) refused += 1;
  }
  expect(refused).toBeGreaterThan(0);
});

test('a list is read anew on demand, for everybody', async () => {
  const path = '/cms/article/list_by_category?category=dvd';
  const last = async (query = '') =>
    ((await get(path + query)).data as { items: { title: string }[] }).items.at(-1)?.title;
  content.purgeAll();
  const before = await last();
  await pool.query('update cms.articles_locales set title = $1 where title = $2', ['Newly called', before]);
  expect(await last()).toBe(before);
  await limits.reset(REFRESHES, { ip: '2001:db8::1' });
  expect(await last('&_original=1')).toBe('Newly called');
  expect(await last()).toBe('Newly called');
});

test('past the last page of a category nothing is asked for', async () => {
  const { data } = await get('/cms/article/list_by_category?category=dvd&page=900000');
  expect(data).toMatchObject({ items: [], page: 900_000, pages: 2 });
});
