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

test('an account of staff is kept from nobody who may change it', async () => {
  const { value } = await ofEditor();
  const colleague = await payload.create({
    collection: 'staff',
    data: { email: 'colleague@example.test', password: 'correct horse battery', role: 'support' },
  });
  for (const id of [value, colleague.id]) {
    const lock = { document: { relationTo: 'staff', value: id } };
    expect((await editor('POST', '/payload-locked-documents', lock)).status).toBe(403);
  }
  // As one that was made before.
  await payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: 'staff', value: colleague.id }, user: await ofEditor() },
  });
  expect((await admin('PATCH', `/staff/${colleague.id}`, { role: 'accountant' })).status).toBe(200);
  expect((await admin('DELETE', `/staff/${colleague.id}`)).status).toBe(200);
});
