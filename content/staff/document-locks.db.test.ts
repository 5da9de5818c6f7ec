import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { openRest } from '../testing/rest.ts';

const { url } = await testDatabase();
const { payload, rest, hire } = await openRest(url);
const admin = await hire('admin');
const editor = await hire('editor');
const support = await hire('support');

const category = await payload.create({
  collection: 'article-categories',
  data: { title: 'Discs', slug: 'discs', _status: 'published' },
});
const users = async () => {
  const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 });
  return docs.map(({ user }) => user as { value: number });
};
const ofEditor = async () => {
  const { docs } = await payload.find({ collection: 'staff', where: { role: { equals: 'editor' } } });
  return { relationTo: 'staff', value: docs[0]?.id };
};

test('who only reads keeps nobody out, and lets nobody in', async () => {
  const document = { relationTo: 'article-categories', value: category.id };
  const lock = { document, user: await ofEditor() };
  for (const call of [rest, support]) {
    expect((await call('POST', '/payload-locked-documents', lock)).status).toBe(403);
  }
  const made = await editor('POST', '/payload-locked-documents', lock);
  const { doc } = (await made.json()) as { doc: { id: number } };
  for (const method of ['DELETE', 'PATCH']) {
    expect((await support(method, `/payload-locked-documents/${doc.id}`, {})).status).toBe(403);
  }
});

test('who edits holds a document in their own name only', async () => {
  await payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } });
  const lock = { globalSlug: 'footer', user: await ofEditor() };
  expect((await admin('POST', '/payload-locked-documents', lock)).status).toBe(201);
  expect(await users()).not.toContainEqual(await ofEditor());
});
