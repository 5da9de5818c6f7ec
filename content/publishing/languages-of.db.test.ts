import { testDatabase } from '@spindle/platform/testing/database.ts';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';
import { contentTypes } from '../types/register.ts';
import { type LanguageState, languagesOf } from './languages-of.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
const type = contentTypes.find(({ name }) => name === 'page-products');
if (!type) throw new Error('There is no type page-products.');
const endpoint = languagesOf(type);

type Blocks = { blocks: { id: string; items: { id: string }[] }[] };
const block = (title: string, question: string, answer: string, ids?: Blocks) => ({
  ...(ids && { id: ids.blocks[0]?.id }),
  blockType: 'faq',
  title,
  items: [{ ...(ids && { id: ids.blocks[0]?.items[0]?.id }), question, answer }],
});
const update = (id: number | string, locale: 'en' | 'de', data: object) =>
  payload.update({ collection: 'page-products', id, locale, draft: true, data });

/** Asks like the back office, as a member of staff or as nobody. */
async function ask(id: number | string, user?: object): Promise<Response> {
  const req = await createLocalReq({ ...(user && { user: user as never }) }, payload);
  return (await endpoint.handler(Object.assign(req, { routeParams: { id: String(id) } }))) as Response;
}
async function german(id: number | string): Promise<LanguageState | undefined> {
  const { languages } = (await (await ask(id, { id: 1, collection: 'staff', role: 'editor' })).json()) as {
    languages: LanguageState[];
  };
  return languages.find(({ locale }) => locale === 'de');
}

test('editors see what a language lacks and what is older than the English words', async () => {
  const { id } = await payload.create({
    collection: 'page-products',
    locale: 'en',
    data: { slug: 'photo_tool', title: 'Photos', blocks: [block('Questions', 'Why?', 'So.')] },
  });
  expect(await german(id)).toMatchObject({ written: false, shown: false });
  const stored = (await payload.findByID({
    collection: 'page-products',
    id,
    draft: true,
  })) as unknown as Blocks;

  await update(id, 'de', { title: 'Fotos', blocks: [block('Fragen', 'Warum?', '', stored)] });
  expect(await german(id)).toEqual({
    locale: 'de',
    name: 'Deutsch',
    written: true,
    shown: true,
    lacking: [expect.stringMatching(/^.+ \(block 1\), .+ 1, Answer$/)],
  });

  await update(id, 'de', { blocks: [block('Fragen', 'Warum?', 'Darum.', stored)] });
  expect(await german(id)).toMatchObject({ lacking: [] });
  expect(await german(id)).not.toHaveProperty('englishChangedAt');

  await update(id, 'de', { title: ' ' });
  expect(await german(id), 'half-written').toMatchObject({ shown: false, lacking: ['Title'] });
  await update(id, 'de', { title: 'Fotos' });

  await update(id, 'en', { shown: true });
  expect(await german(id), 'no word changed').not.toHaveProperty('englishChangedAt');
  await update(id, 'en', { title: 'Pictures' });
  expect((await german(id))?.englishChangedAt).toMatch(/^\d{4}-/);
  await update(id, 'de', { title: 'Bilder' });
  expect(await german(id)).not.toHaveProperty('englishChangedAt');
});

test('nobody else is told', async () => {
  await expect(ask(1)).rejects.toThrow('not allowed');
});
