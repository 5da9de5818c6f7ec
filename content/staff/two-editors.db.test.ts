import { testDatabase } from '@spindle/platform/testing/database.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
const anna = await editor('anna');
const ben = await editor('ben');
const page = await payload.create({
  collection: 'page-products',
  data: { slug: 'photo_tool', title: 'First', _status: 'published' },
});

async function editor(name: string): Promise<TypedUser> {
  const data = { email: `${name}@spindle.test`, password: 'a password for tests', role: 'editor' };
  return { ...(await payload.create({ collection: 'staff', data })), collection: 'staff' } as TypedUser;
}

/** When the documents in the forms were last saved. */
interface Opened {
  page: string;
  home: string;
}

/** Saves like an editor's form: by an autosave, or by the button. */
async function save(
  user: TypedUser,
  title: string,
  { byItself, opened }: { byItself: boolean; opened?: Opened },
) {
  const req = await createLocalReq({ user, locale: 'en', fallbackLocale: false }, payload);
  req.query = byItself ? { autosave: true } : {};
  const how = { overrideAccess: false, overrideLock: false, draft: byItself, autosave: byItself, req };
  const data = {
    title,
    ...(byItself ? {} : { _status: 'published' as const }),
  };
  await payload.update({
    collection: 'page-products',
    id: page.id,
    data: { ...data, ...(opened && { updatedAt: opened.page }) },
    ...how,
  });
  await payload.updateGlobal({
    slug: 'page-home',
    data: { ...data, ...(opened && { updatedAt: opened.home }) },
    ...how,
  });
}

async function holders() {
  const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 });
  return docs.map(({ document, globalSlug, user }) => [
    document?.value ?? globalSlug,
    (user as { value: unknown }).value,
  ]);
}

test('a document is its writer’s while the form saves by itself, until they save it', async () => {
  await save(anna, 'Second', { byItself: true });
  await save(anna, 'Third', { byItself: true });
  expect(await holders()).toEqual(
    expect.arrayContaining([
      [page.id, anna.id],
      ['page-home', anna.id],
    ]),
  );
  expect(await holders()).toHaveLength(2);
  await expect(save(ben, 'Something else', { byItself: true })).rejects.toThrow('locked by another user');

  await save(anna, 'Fourth', { byItself: false });
  expect(await holders()).toEqual([]);
  await save(ben, 'Fifth', { byItself: true });
  expect(await holders()).toHaveLength(2);
  await save(ben, 'Sixth', { byItself: false });
});

async function open(): Promise<Opened> {
  const document = await payload.findByID({ collection: 'page-products', id: page.id, draft: true });
  const { updatedAt: home } = await payload.findGlobal({ slug: 'page-home', draft: true });
  return { page: String(document.updatedAt), home: String(home) };
}

test.each([true, false])(
  'a form that was opened before somebody else saved is refused (by itself: %s)',
  async (byItself) => {
    const before = await open();
    await save(anna, 'Anna’s', { byItself: false, opened: before });
    // Her own form may not have heard of her last save yet.
    await save(anna, 'Anna’s again', { byItself, opened: before });
    await save(anna, 'Anna’s at last', { byItself: false });
    await expect(save(ben, 'Ben’s', { byItself, opened: before })).rejects.toThrow(
      'anna@spindle.test has changed this document',
    );
    const now = await open();
    await save(ben, 'Ben’s', { byItself, opened: now });
    await save(ben, 'Ben’s again', { byItself: false, opened: now });
    await save(anna, 'Anna’s', { byItself, opened: await open() });
    await save(anna, 'Anna’s', { byItself: false, opened: await open() });
  },
);

test.each(['publish', 'unpublish'] as const)(
  'who writes on while what a colleague has scheduled is done (%s) is not refused: nobody has written anything else',
  async (type) => {
    const opened = await open();
    await save(ben, 'Ben writes', { byItself: true, opened });
    const user = { relationTo: 'staff', value: anna.id };
    for (const what of [
      { doc: { relationTo: 'page-products', value: String(page.id) } },
      { global: 'page-home' },
    ]) {
      const input = { type, user, ...what };
      await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(0), input } as never);
    }
    await payload.jobs.run({ silent: true });
    const { page: at } = await open();
    expect(at > opened.page).toBe(true);
    await save(ben, 'Ben writes on', { byItself: true, opened });
    const done = (form: Opened) => save(ben, 'Ben is done', { byItself: false, opened: form });
    if (type === 'unpublish') {
      // Both the page and the global are published only after a warning; here the page's comes first.
      await expect(done(opened)).rejects.toThrow('was withdrawn');
      await expect(done(await open())).rejects.toThrow('was withdrawn');
      await done(await open());
    } else await done(opened);
    const latest = await payload.findByID({ collection: 'page-products', id: page.id, draft: true });
    expect(latest.title).toBe('Ben is done');
    // But what somebody has really written in the meantime still counts.
    await expect(save(anna, 'Anna’s', { byItself: false, opened })).rejects.toThrow(
      'ben@spindle.test has changed',
    );
  },
);

test('who has written on since a withdrawal is told of it before they publish, though their form is new by then', async () => {
  const withdraw = async () => {
    const input = { type: 'unpublish', doc: { relationTo: 'page-products', value: String(page.id) } };
    await payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(0), input } as never);
    await payload.jobs.run({ silent: true });
  };
  const shown = async () => (await payload.find({ collection: 'page-products', overrideAccess: false })).docs;
  await withdraw();
  // Somebody who opens it afterwards sees that it was withdrawn.
  await save(anna, 'Anna’s', { byItself: false, opened: await open() });
  const opened = await open();
  await withdraw();
  await save(ben, 'Ben writes on', { byItself: true, opened });
  // From the answer the form knows when it was last saved, and goes on from there.
  await save(ben, 'Ben writes more', { byItself: true, opened: await open() });
  const done = async () => save(ben, 'Ben is done', { byItself: false, opened: await open() });
  await expect(done()).rejects.toThrow('was withdrawn');
  expect(await shown()).toEqual([]);
  await done();
  expect(await shown()).toMatchObject([{ title: 'Ben is done' }]);
});
