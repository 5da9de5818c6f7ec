import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { openRest, type Rest } from '../../testing/rest.ts';

const { url } = await testDatabase();
const { hire } = await openRest(url);

let editor: Rest;
beforeAll(async () => {
  await hire('admin');
  editor = await hire('editor');
  const goal = { slug: 'photo_tool', title: 'Photo tool', _status: 'published' };
  expect((await editor('POST', '/page-products', goal)).status).toBe(201);
});

const root = (...children: unknown[]) => ({ root: { type: 'root', children } });
const text = (words: string) => ({ type: 'text', text: words, format: 0 });
const link = (address: string, type = 'link') =>
  root({ type: 'paragraph', children: [{ type, fields: { url: address }, children: [text('here')] }] });
const inNote = (body: object) => root({ type: 'block', fields: { blockType: 'note', text: body } });

let pages = 0;
/** Sends a page with this text as a program would, without ids on the nodes. */
async function send(body: unknown, { status = 'published', kind = 'rich-text', locale = 'en' } = {}) {
  pages += 1;
  const block =
    kind === 'faq'
      ? { blockType: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: 'So.', body }] }
      : { blockType: 'rich-text', body };
  const page = { slug: `page_${pages}`, title: 'Page', blocks: [block], _status: status };
  const answer = await editor('POST', `/page-products?locale=${locale}&draft=${status === 'draft'}`, page);
  return { status: answer.status, said: await answer.text() };
}

describe('a link in running text', () => {
  test.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', ' javascript:alert(1)'],
    ...['data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', 'www.example.com'],
  ])('never leads to %j, wherever it stands', async (address) => {
    for (const body of [link(address), link(address, 'autolink'), inNote(link(address))]) {
      expect(await send(body)).toMatchObject({ status: 400, said: expect.stringContaining('Start with /') });
    }
    expect((await send(link(address), { kind: 'faq' })).status).toBe(400);
  });

  test('is looked at in every language, where all are sent at once', async () => {
    const body = { en: link('/photo-tool'), de: link('javascript:alert(1)') };
    for (const kind of ['rich-text', 'faq']) {
      expect((await send(body, { kind, locale: 'all' })).status).toBe(400);
      const sound = { ...body, de: null };
      expect((await send(sound, { kind, locale: 'all' })).status).toBe(201);
    }
  });

  test('leads to a page that there is', async () => {
    const said = expect.stringContaining('No page has the address /no-such-page');
    expect(await send(link('/no-such-page'))).toMatchObject({ status: 400, said });
    expect(await send(inNote(link('/no-such-page')))).toMatchObject({ status: 400, said });
    expect((await send(link('/no-such-page'), { status: 'draft' })).status).toBe(201);
    for (const address of ['/photo-tool#faq', '#faq', 'https://elsewhere.example/', 'mailto:a@b.test', '']) {
      expect(await send(link(address))).toMatchObject({ status: 201 });
    }
  });
});

const nested = (levels: number): object =>
  levels === 0
    ? text('deep')
    : { type: 'list', children: [{ type: 'listitem', children: [nested(levels - 1)] }] };

test.each([
  ['words', 'just text'],
  ['a number', 5],
  ['nothing in it', { x: 1 }],
  ['a root that is none', { root: 'x' }],
  ['children that are none', { root: { type: 'root', children: 'x' } }],
  ['a child that is nothing', root(null)],
  ['a child of no kind', root({})],
  ['words that are none', root({ type: 'text', text: { a: 1 } })],
  ['a note without words', root({ type: 'block' })],
  ['lists 40 deep', root(nested(40))],
  ['lists 600 deep', root(nested(600))],
])('what is no text is refused, as a draft, too: %s', async (_what, body) => {
  expect(await send(body)).toMatchObject({ status: 400 });
  expect((await send(body, { status: 'draft' })).status).toBe(400);
  expect((await send({ en: body }, { locale: 'all' })).status).toBe(400);
  expect((await send({ de: body }, { status: 'draft', locale: 'all' })).status).toBe(400);
});

test('lists in lists are a text', async () => {
  expect((await send(root(nested(10)))).status).toBe(201);
});
