import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { openRest } from '../testing/rest.ts';

const { url } = await testDatabase();
const { payload, hire } = await openRest(url);
const asAdmin = await hire('admin');
const first = (await payload.find({ collection: 'staff' })).docs[0]?.id ?? 0;
const roleOf = async (id: number | string) => (await payload.findByID({ collection: 'staff', id })).role;
const admins = async () =>
  (await payload.count({ collection: 'staff', where: { role: { equals: 'admin' } } })).totalDocs;

beforeEach(async () => {
  await payload.delete({ collection: 'staff', where: { id: { not_equals: first } } });
});
const another = async (role: string) => {
  const data = { email: `${crypto.randomUUID()}@example.test`, password: 'correct horse battery', role };
  return (await payload.create({ collection: 'staff', data })).id;
};

test('the last administrator is neither made something else nor deleted, by call either', async () => {
  const demoted = await asAdmin('PATCH', `/staff/${first}`, { role: 'support' });
  expect(demoted.status).toBe(409);
  expect(JSON.stringify(await demoted.json())).toContain('last administrator');
  expect((await asAdmin('DELETE', `/staff/${first}`)).status).toBe(409);
  await asAdmin('DELETE', `/staff?where[role][equals]=admin`);
  expect(await roleOf(first)).toBe('admin');
  expect((await asAdmin('PATCH', `/staff/${first}`, { name: 'Ada' })).status).toBe(200);
});

test('others come and go', async () => {
  const second = await another('admin');
  const third = await another('support');
  expect((await asAdmin('PATCH', `/staff/${second}`, { role: 'editor' })).status).toBe(200);
  expect((await asAdmin('DELETE', `/staff/${third}`)).status).toBe(200);
  expect(await admins()).toBe(1);
});

test('of two who lose the role at once one keeps it', async () => {
  const second = await another('admin');
  const answers = await Promise.all(
    [first, second].map((id) => asAdmin('PATCH', `/staff/${id}`, { role: 'support' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toContain(200);
  expect(await admins()).toBe(1);
  const kept = (await payload.find({ collection: 'staff', where: { role: { equals: 'admin' } } })).docs[0];
  await payload.update({ collection: 'staff', id: first, data: { role: 'admin' } });
  expect([first, second]).toContain(kept?.id);
});
