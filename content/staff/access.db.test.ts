import { testDatabase } from '@spindle/platform/testing/database.ts';
import { describe, expect, test } from 'vitest';
import { productData, testPayload } from '../testing/test-content.ts';
import type { Role } from './access.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);

async function hire(role: Role) {
  const data = { email: `${role}@example.test`, password: 'correct horse battery', role };
  const user = await payload.create({ collection: 'staff', data });
  return { ...user, role, collection: 'staff' as const };
}
const admin = await hire('admin');
const editor = await hire('editor');
const support = await hire('support');
const product = await payload.create({ collection: 'products', data: productData('643') });

type User = typeof admin;
const as = (user: User | undefined) => ({ overrideAccess: false, ...(user && { user: user as never }) });
const writeProduct = (user: User | undefined) =>
  payload.update({
    collection: 'products',
    id: product.id,
    data: { shortName: 'A', _status: 'published' },
    ...as(user),
  });

describe('content', () => {
  test('admins and editors publish', async () => {
    await expect(writeProduct(admin)).resolves.toBeTruthy();
    await expect(writeProduct(editor)).resolves.toBeTruthy();
  });

  test('support and visitors do not', async () => {
    await expect(writeProduct(support)).rejects.toThrow('not allowed');
    await expect(writeProduct(undefined)).rejects.toThrow('not allowed');
    await expect(
      payload.updateGlobal({ slug: 'footer', data: { logoLink: '/' }, ...as(support) }),
    ).rejects.toThrow('not allowed');
  });

  test("a product's pid stays: an offer under the old one would be sold on", async () => {
    for (const user of [admin, editor]) {
      const data = { pid: '999', _status: 'published' };
      const written = await payload.update({ collection: 'products', id: product.id, data, ...as(user) });
      expect(written.pid).toBe('643');
    }
  });

  test('support sees drafts, visitors do not', async () => {
    await payload.create({
      collection: 'products',
      draft: true,
      data: productData('1', { _status: 'draft' }),
    });
    const count = async (user: User | undefined) =>
      (await payload.find({ collection: 'products', ...as(user) })).totalDocs;
    expect(await count(support)).toBe(2);
    expect(await count(undefined)).toBe(1);
  });

  test('only an admin writes a script into a page', async () => {
    const write = (user: User, script: string) =>
      payload.updateGlobal({
        slug: 'page-home',
        data: { title: 'Home', seo: { script }, _status: 'published' },
        ...as(user),
      });
    expect((await write(admin, 'admin()')).seo.script).toBe('admin()');
    expect((await write(editor, 'editor()')).seo.script).toBe('admin()');
  });
});

describe('staff', () => {
  test('the first member of staff becomes an admin whatever was asked for', async () => {
    expect(admin.role).toBe('admin');
    const data = { email: 'second@example.test', password: 'correct horse battery', role: 'support' };
    expect((await payload.create({ collection: 'staff', data, ...as(admin) })).role).toBe('support');
  });

  test('only admins hire', async () => {
    const data = { email: 'third@example.test', password: 'correct horse battery', role: 'support' };
    for (const user of [editor, support, undefined]) {
      await expect(payload.create({ collection: 'staff', data, ...as(user) })).rejects.toThrow('not allowed');
    }
  });

  test('nobody promotes themselves or changes a colleague, of whom they see the name', async () => {
    const promoted = await payload.update({
      collection: 'staff',
      id: editor.id,
      data: { role: 'admin', name: 'Eve' },
      ...as(editor),
    });
    expect(promoted).toMatchObject({ role: 'editor', name: 'Eve' });
    const seen = await payload.find({ collection: 'staff', ...as(editor) });
    expect(seen.docs.find(({ id }) => id === admin.id)).toMatchObject({ email: 'admin@example.test' });
    for (const hidden of ['hash', 'salt', 'resetPasswordToken']) {
      expect(seen.docs.find(({ id }) => id === admin.id)).not.toHaveProperty(hidden);
    }
    await expect(payload.find({ collection: 'staff', overrideAccess: false })).rejects.toThrow('not allowed');
    await expect(
      payload.update({ collection: 'staff', id: support.id, data: { name: 'x' }, ...as(editor) }),
    ).rejects.toThrow();
    expect((await payload.find({ collection: 'staff', ...as(admin) })).totalDocs).toBeGreaterThan(2);
  });
});
