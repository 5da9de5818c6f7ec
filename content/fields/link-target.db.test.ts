import { testDatabase } from '@spindle/platform/testing/database.ts';
import { createLocalReq, type TextField } from 'payload';
import { expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';
import { link } from './fields.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
const editor = { id: 1, collection: 'staff', email: 'editor@spindle.test', role: 'editor' };

await payload.create({
  collection: 'page-products',
  data: { slug: 'photo_tool', title: 'Photo tool', _status: 'published' },
});
await payload.create({
  collection: 'page-products',
  draft: true,
  data: { slug: 'to_come', title: 'To come', _status: 'draft' },
});
await payload.create({ collection: 'redirects', data: { from: '/old-page', to: '/photo-tool' } });

const { validate } = link('url') as TextField & {
  validate: (value: string, options: object) => Promise<true | string>;
};
const check = async (value: string, more: object = {}) =>
  validate(value, {
    data: { _status: 'published' },
    event: 'submit',
    req: await createLocalReq({ user: editor as never }, payload),
    ...more,
  });

test.each([
  '/',
  '#faq',
  '/#plans',
  '/photo-tool',
  '/photo-tool?coupon=X#faq',
  '/to-come',
  '/old-page',
  '/member?a=my_products',
  '/mlink/download.php?pid=643',
  '/images/box.svg',
  'https://elsewhere.example/no-such-page',
  'mailto:support@spindle.test',
])('a button may lead to %s', async (address) => {
  expect(await check(address)).toBe(true);
});

test('a link to an address that nothing has is not published, and its editor hears of it at once', async () => {
  const reason = 'No page has the address /no-such-page.';
  expect(await check('/no-such-page?x=1')).toBe(reason);
  for (const path of ['/photo-tool/no-such-page', '/help/no-such-page', '/store/more', '/dvd/999']) {
    expect(await check(path)).toContain('No page has the address');
  }
  const draft = { data: { _status: 'draft' } };
  expect(await check('/no-such-page', draft)).toBe(true);
  expect(await check('/no-such-page', { ...draft, event: 'onChange' })).toBe(reason);
});

test('a link into one language is refused', async () => {
  expect(await check('/de/photo-tool')).toContain('Leave out /de');
});

test('what a program publishes may name a page that it publishes next', async () => {
  expect(await check('/no-such-page', { req: await createLocalReq({}, payload) })).toBe(true);
});

test('the text of a page is held to the same', async () => {
  const text = (address: string) => ({
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          version: 1,
          format: '',
          indent: 0,
          direction: 'ltr',
          children: [
            {
              type: 'link',
              version: 3,
              id: 'a',
              format: '',
              indent: 0,
              direction: 'ltr',
              fields: { linkType: 'custom', url: address, newTab: false },
              children: [
                { type: 'text', version: 1, text: 'here', format: 0, mode: 'normal', style: '', detail: 0 },
              ],
            },
          ],
        },
      ],
    },
  });
  const publish = (address: string) =>
    payload.create({
      collection: 'page-products',
      user: editor as never,
      data: {
        slug: 'with_text',
        title: 'With text',
        blocks: [{ blockType: 'rich-text', body: text(address) }],
        _status: 'published',
      },
    });
  await expect(publish('/no-such-page')).rejects.toThrow('Blocks');
  await publish('/photo-tool');
});
