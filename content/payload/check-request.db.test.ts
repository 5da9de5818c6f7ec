import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { openRest, type Rest } from '../testing/rest.ts';

const { url, pool } = await testDatabase();
const { payload, rest, hire } = await openRest(url);

let editor: Rest;
let support: Rest;
beforeAll(async () => {
  await hire('admin');
  editor = await hire('editor');
  support = await hire('support');
});

const category = (title: string) => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  _status: 'published',
});
const create = async (query: string, title: string) =>
  editor('POST', `/article-categories${query}`, category(title));

describe('a language', () => {
  test('that is not named is English, and no word is lost', async () => {
    const answer = await create('', 'Discs');
    expect(answer.status).toBe(201);
    const { doc } = (await answer.json()) as { doc: { id: number } };
    const stored = await payload.findByID({ collection: 'article-categories', id: doc.id, locale: 'en' });
    expect(stored.title).toBe('Discs');
  });

  test('that is unknown is refused', async () => {
    const answer = await create('?locale=xx', 'Tapes');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('There is no language “xx”');
  });
});

test.each(['select[title]=true', 'select[slug]=false&select[_status]=false'])(
  'a write that asks for few fields (%s) leaves the page at its address',
  async (select) => {
    const data = { slug: 'photo_tool', title: 'Photo tool', _status: 'published' as const };
    const { id } = await payload.create({ collection: 'page-products', data });
    const addresses = async () =>
      (await pool.query(`select published from cms.addresses where path = '/photo-tool'`)).rows;
    expect(await addresses()).toEqual([{ published: true }]);
    const changed = { title: 'Photo tool 2', _status: 'published' };
    expect((await editor('PATCH', `/page-products/${id}?${select}`, changed)).status).toBe(200);
    expect(await addresses()).toEqual([{ published: true }]);
    await payload.delete({ collection: 'page-products', id });
  },
);

describe('a read over REST', () => {
  test.each([
    '/article-categories',
    '/articles?depth=100&locale=all',
    '/redirects',
    '/media',
    '/globals/footer',
  ])('%s is for staff only', async (path) => {
    expect((await rest('GET', path)).status).toBe(403);
    expect((await support('GET', path)).status).toBe(200);
  });

  test('of a picture is for anybody', async () => {
    expect((await rest('GET', '/media/file/none.png')).status).toBe(404);
  });

  test.each([
    [200, 500],
    [400, 501],
    [400, 0],
    [400, -1],
  ])('is answered with %i to a limit of %i', async (status, limit) => {
    expect((await support('GET', `/article-categories?limit=${limit}`)).status).toBe(status);
  });
});

describe('many at once', () => {
  const compared = ['like', 'not_like', 'not_in', 'not_in][', 'greater_than'].map(
    (one) => `where[id][${one}]=`,
  );
  test.each(['where[or]=', 'where[and][]=', 'where[and][0]=x', 'where[title][like]=', ...compared])(
    'are neither deleted nor changed by an empty condition: %s',
    async (where) => {
      await create('', `Kept ${where.replace(/\W+/g, '')}`);
      const before = await payload.count({ collection: 'article-categories' });
      expect(before.totalDocs).toBeGreaterThan(0);
      expect((await editor('DELETE', `/article-categories?${where}`)).status).toBe(400);
      expect((await editor('PATCH', `/article-categories?${where}`, { title: 'Lost' })).status).toBe(400);
      expect(await payload.count({ collection: 'article-categories' })).toEqual(before);
      expect(await (await support('GET', '/article-categories?limit=500')).text()).not.toContain('Lost');
    },
  );

  test('are deleted as the lists of the back office ask, and no others', async () => {
    await create('', 'Surplus');
    const where = 'where[and][0][slug][equals]=surplus';
    expect((await editor('DELETE', `/article-categories?${where}`)).status).toBe(200);
    const left = await payload.count({ collection: 'article-categories' });
    expect(left.totalDocs).toBeGreaterThan(0);
  });
});

describe('what can not be asked', () => {
  test.each([
    ...['?page=-1', '?page=99999999999999999999', '?limit=', '?limit=5&limit=7', '?where=x'],
    ...['?where[id][equals]=99999999999999', '?where[_status][equals]=nope', '?where[title][contains]=%00'],
    ...['/abc', '/999999999999', '/versions?page=-1', '?where[id][in]='],
  ])('is no error of the server: %s', async (query) => {
    expect((await support('GET', `/article-categories${query}`)).status).toBe(400);
  });

  test('without pages has an end', async () => {
    const answer = await support('GET', '/article-categories?pagination=false');
    expect(await answer.json()).toMatchObject({ limit: 500 });
  });
});

test('text that a database can not keep is kept without what is wrong with it', async () => {
  const cut = 'Discs \ud83d\0 and files';
  const answer = await editor('POST', '/page-products?locale=en', {
    slug: 'cut_off',
    title: cut,
    blocks: [{ blockType: 'faq', title: cut, items: [{ question: cut, answer: cut }] }],
    _status: 'published',
  });
  expect(answer.status).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: number } };
  const whole = 'Discs \ufffd and files';
  expect(await payload.findByID({ collection: 'page-products', id: doc.id, locale: 'en' })).toMatchObject({
    title: whole,
    blocks: [{ title: whole, items: [{ question: whole }] }],
  });
});

test('a global that somebody is editing is overwritten only by who says so', async () => {
  const lock = await editor('POST', '/payload-locked-documents', { globalSlug: 'footer' });
  expect(lock.status).toBe(201);
  const admin = await hire('admin');
  const save = (who: Rest, more = '') =>
    who('POST', `/globals/footer?draft=true&locale=en${more}`, { logoLink: '/', _status: 'draft' });
  expect((await save(admin)).status).toBe(423);
  expect((await save(editor)).status).toBe(200);
  expect((await save(admin, '&overrideLock=true')).status).toBe(200);
});
