import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { openRest, type Rest } from '../testing/rest.ts';

const { url } = await testDatabase();
const { rest, hire } = await openRest(url);

let editor: Rest;
let support: Rest;
beforeAll(async () => {
  await hire('admin');
  editor = await hire('editor');
  support = await hire('support');
});

/** A picture that ends too early, which is found out by reading it as a whole. */
const picture = () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4', 'base64');
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A disc' }));
  form.set('file', new File([png], 'disc.png', { type: 'image/png' }));
  return form;
};
/** More blocks than a page may have, which are counted before anything is saved. */
const long = {
  title: 'Long',
  slug: 'long',
  blocks: Array.from({ length: 201 }, () => ({ blockType: 'faq', title: 'Questions', items: [] })),
};

test.each<[string, string, () => object]>([
  ['POST', '/media', picture],
  ['PATCH', '/media/1', picture],
  ['PATCH', '/media?where[id][equals]=1', picture],
  ['POST', '/page-products', () => long],
  ['PATCH', '/page-products/1', () => long],
])(
  '%s %s of somebody who may not write is refused before anybody looks at what was sent',
  async (method, path, sent) => {
    for (const who of [rest, support]) expect((await who(method, path, sent())).status).toBe(403);
    expect((await editor(method, path, sent())).status).toBe(400);
  },
);
