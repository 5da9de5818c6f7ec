import { testDatabase } from '@spindle/platform/testing/database.ts';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { listeningContent } from '../testing/listening-content.ts';
import { testPayload } from '../testing/test-content.ts';
import { usedOn } from './used-on.ts';
import { usersOf } from './uses.ts';

const { url, db, pool } = await testDatabase();
const payload = await testPayload(url);
const { content, announced } = await listeningContent(url);

const text = (url: string) => ({
  root: {
    ...{ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' },
    children: [
      {
        ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr' },
        children: [
          {
            ...{ type: 'link', version: 3, id: 'a', format: '', indent: 0, direction: 'ltr' },
            fields: { linkType: 'custom', url, newTab: false },
            children: [
              {
                ...{
                  type: 'text',
                  version: 1,
                  text: 'here',
                  format: 0,
                  mode: 'normal',
                  style: '',
                  detail: 0,
                },
              },
            ],
          },
        ],
      },
    ],
  },
});
const published = { _status: 'published' };
const page = (slug: string, more: object = {}) =>
  payload.create({ collection: 'page-products', data: { slug, title: slug, ...published, ...more } });
const rename = (id: number | string, slug: string) =>
  payload.update({ collection: 'page-products', id, data: { slug, ...published } });

const target = await page('photo_tool');
const from = await page('from', {
  blocks: [
    { blockType: 'rich-text', body: text('/photo-tool#faq') },
    {
      blockType: 'hero',
      title: 'Hero',
      text: 'Text',
      disc: 'dvd',
      primary: { label: 'Go', kind: 'link', url: '/photo-tool' },
      secondary: { label: 'Elsewhere', kind: 'link', url: '/member?a=login' },
    },
  ],
});

/** The targets of the page's links: in its text, its first and its second button. */
const links = async (locale: 'en' | 'de' = 'en') => {
  const found = await content.read('page-products', { locale, where: { slug: 'from' } });
  const [body, hero] = (found?.blocks ?? []) as unknown as [
    { body: ReturnType<typeof text> },
    { primary?: { url?: string }; secondary?: { url?: string } },
  ];
  return [body?.body.root.children[0]?.children[0]?.fields.url, hero?.primary?.url, hero?.secondary?.url];
};

test('links to a page follow it to another address, and only then is what shows them forgotten', async () => {
  expect(await links()).toEqual(['/photo-tool#faq', '/photo-tool', '/member?a=login']);
  // The page can be read before its announcement has arrived.
  await expect.poll(() => announced).toContain('page-products:from');
  announced.length = 0;
  await payload.update({ collection: 'page-products', id: target.id, data: { title: 'New', ...published } });
  await expect.poll(() => announced).toContain('page-products:photo_tool');
  const tags = (await content.read('page-products', { locale: 'en', where: { slug: 'from' } }))?.tags ?? [];
  expect(tags.filter((tag) => announced.includes(tag))).toEqual([]);

  await rename(target.id, 'picture_tool');
  await expect.poll(async () => (await links())[1]).toBe('/picture-tool');
  expect(await links()).toEqual(['/picture-tool#faq', '/picture-tool', '/member?a=login']);
});

test('an editor sees and saves addresses', async () => {
  const { blocks } = (await payload.findByID({ collection: 'page-products', id: from.id })) as unknown as {
    blocks: { primary?: { url: string } }[];
  };
  expect(blocks[1]?.primary?.url).toBe('/picture-tool');
  await payload.update({ collection: 'page-products', id: from.id, data: { blocks, ...published } });
  await rename(target.id, 'photo_tool');
  await expect.poll(async () => (await links())[1]).toBe('/photo-tool');
});

test('what a document refers to is known, so that it can be said where it is used', async () => {
  expect(await usersOf(db, 'page-products', Number(target.id))).toEqual({
    named: [{ type: 'page-products', id: Number(from.id) }],
    more: 0,
  });
  await payload.update({ collection: 'page-products', id: from.id, draft: true, data: { blocks: [] } });
  expect((await usersOf(db, 'page-products', Number(target.id))).named).toHaveLength(1);
});

test('of what thousands of documents refer to, the first are named and the others counted', async () => {
  await pool.query(
    `insert into cms.uses (type, document_id, used_type, used_id)
     select 'articles', number, 'authors', 1 from generate_series(1, 3000) as number`,
  );
  const { named, more } = await usersOf(db, 'authors', 1);
  expect(named.length).toBeLessThanOrEqual(50);
  expect(named.length + more).toBe(3_000);
  await pool.query("delete from cms.uses where used_type = 'authors'");
});

test('staff are told where a document is used, and nobody else', async () => {
  const { handler } = usedOn('page-products', 'collection');
  const ask = async (user: object | null) => {
    const req = await createLocalReq({ ...(user && { user: user as never }) }, payload);
    req.routeParams = { id: String(target.id) };
    return handler(req);
  };
  const editor = { id: 1, collection: 'staff', role: 'editor' };
  const answer = (await (await ask(editor)).json()) as { places: object[] };
  expect(answer.places).toEqual([
    { kind: 'Product page', title: 'from', href: `/admin/collections/page-products/${from.id}` },
  ]);
  await expect(ask(null)).rejects.toThrow('not allowed');
});

test('a link to what is not published, or not in this language, leads nowhere', async () => {
  await payload.update({ collection: 'page-products', id: target.id, data: { _status: 'draft' } });
  await expect.poll(async () => (await links())[1]).toBe(undefined);
  expect(await links()).toEqual([null, undefined, '/member?a=login']);
  await payload.update({ collection: 'page-products', id: target.id, data: published });
  await expect.poll(async () => (await links())[1]).toBe('/photo-tool');
});

test('a document that is withdrawn uses nothing any more', async () => {
  await payload.update({ collection: 'page-products', id: from.id, data: { _status: 'draft' } });
  expect((await usersOf(db, 'page-products', Number(target.id))).named).toEqual([]);
  const { rows } = await pool.query('select * from cms.uses');
  expect(rows).toEqual([]);
});

test('the first draft of a page of which there is one is saved, and has its address for links', async () => {
  await payload.updateGlobal({ slug: 'page-store', draft: true, data: { title: 'Store' } });
  const { rows } = await pool.query("select path, published from cms.addresses where type = 'page-store'");
  expect(rows).toEqual([{ path: '/store', published: false }]);
});
