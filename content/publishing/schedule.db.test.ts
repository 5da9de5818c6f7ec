import { testDatabase } from '@spindle/platform/testing/database.ts';
import { _internal_resetJobSystemGlobals, createLocalReq } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';
import { failedPublications } from './failed-publications.ts';
import { nothingToWithdraw } from './nothing-to-withdraw.ts';
import { beginSchedule } from './schedule.ts';
import { scheduledFor } from './scheduled.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
let now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now };
beginSchedule(payload, clock);
afterAll(_internal_resetJobSystemGlobals);

const staff = async (role: string) => ({
  ...(await payload.create({
    collection: 'staff',
    data: { email: `${role}@spindle.test`, password: 'a password for tests', role },
  })),
  collection: 'staff' as const,
});
const admin = await staff('admin');
const editor = await staff('editor');

const page = await payload.create({
  collection: 'page-products',
  draft: true,
  data: { slug: 'photo_tool', title: 'Photo tool', _status: 'draft' },
});
const status = async () => (await payload.findByID({ collection: 'page-products', id: page.id }))._status;
const schedule = (type: 'publish' | 'unpublish', waitUntil: string) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(waitUntil),
    input: {
      type,
      doc: { relationTo: 'page-products', value: String(page.id) },
      user: { relationTo: 'staff', value: editor.id },
    },
  } as never);
const run = () => payload.jobs.run({ silent: true });

test('a page is published, and withdrawn, when the shop’s clock says so', async () => {
  await schedule('publish', '2026-03-02T08:00:00Z');
  await schedule('unpublish', '2026-03-05T08:00:00Z');
  await run();
  expect(await status()).toBe('draft');
  now = new Date('2026-03-02T08:00:01Z');
  await run();
  expect(await status()).toBe('published');
  now = new Date('2026-03-05T08:00:01Z');
  await run();
  expect(await status()).toBe('draft');
});

test('a publication that failed is told with its document and the reason, until it is published', async () => {
  const { id } = await payload.create({
    collection: 'page-products',
    draft: true,
    data: { slug: 'no_title', _status: 'draft' },
  });
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: now,
    input: {
      type: 'publish',
      doc: { relationTo: 'page-products', value: String(id) },
      user: { relationTo: 'staff', value: editor.id },
    },
  } as never);
  now = new Date(now.getTime() + 1_000);
  await run();
  const failed = await failedPublications(payload);
  expect(failed).toMatchObject([
    {
      type: 'publish',
      kind: 'Product page',
      title: 'no_title',
      href: `/admin/collections/page-products/${id}`,
      error: expect.stringContaining('Title'),
    },
  ]);
  await payload.update({ collection: 'page-products', id, draft: true, data: { title: 'Titled' } });
  expect(await failedPublications(payload)).toHaveLength(1);
  await payload.update({ collection: 'page-products', id, data: { _status: 'published' } });
  expect(await failedPublications(payload)).toEqual([]);
});

test('what names a document that has been deleted since is withdrawn all the same', async () => {
  const published = (collection: string, data: object) =>
    payload.create({ collection, data: { ...data, _status: 'published' } as never });
  const author = await published('authors', { slug: 'mara', name: 'Mara' });
  const category = await published('article-categories', { slug: 'dvd', title: 'DVD' });
  const written = {
    summary: 'In short.',
    category: category.id,
    author: author.id,
    publishedAt: now.toISOString(),
  };
  const { id } = await published('articles', { slug: 'mkv-or-mp4', title: 'MKV or MP4', ...written });
  await payload.delete({ collection: 'authors', id: author.id });
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: now,
    input: {
      type: 'unpublish',
      doc: { relationTo: 'articles', value: String(id) },
      user: { relationTo: 'staff', value: editor.id },
    },
  } as never);
  now = new Date(now.getTime() + 1_000);
  await run();
  expect(await failedPublications(payload)).toEqual([]);
  expect((await payload.findByID({ collection: 'articles', id }))._status).toBe('draft');
  const again = payload.update({ collection: 'articles', id, data: { _status: 'published' } });
  await expect(again).rejects.toThrow('Author');
});

test('nobody makes a job that is done in somebody else’s name', async () => {
  const job = payload.create({
    collection: 'payload-jobs',
    overrideAccess: false,
    user: editor as never,
    data: {
      taskSlug: 'schedulePublish',
      input: {
        type: 'unpublish',
        doc: { relationTo: 'page-products', value: String(page.id) },
        user: { relationTo: 'staff', value: admin.id },
      },
    },
  });
  await expect(job).rejects.toThrow('You are not allowed to perform this action.');
});

test('a document tells its staff what it is scheduled for, the next first, and nobody else', async () => {
  const { id } = await payload.create({
    collection: 'page-products',
    draft: true,
    data: { slug: 'scheduled_twice', title: 'Scheduled twice', _status: 'draft' },
  });
  const queue = (type: 'publish' | 'unpublish', days: number, more: object = {}) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(now.getTime() + days * 86_400_000),
      input: {
        type,
        doc: { relationTo: 'page-products', value: String(id) },
        user: { relationTo: 'staff', value: editor.id },
        ...more,
      },
    } as never);
  await queue('unpublish', 4);
  await queue('publish', 2, { locale: 'de' });
  const { handler } = scheduledFor('page-products', 'collection');
  const ask = async (of: number | string, user: unknown = editor) =>
    (await (await handler({ payload, routeParams: { id: of }, user, t: String } as never)).json()).scheduled;
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  expect(await ask(id)).toEqual([
    { type: 'publish', at: at(2), locale: 'de' },
    { type: 'unpublish', at: at(4) },
  ]);
  expect(await ask(page.id)).toEqual([]);
  await expect(ask(id, null)).rejects.toThrow();
  now = new Date(now.getTime() + 3 * 86_400_000);
  await run();
  expect(await ask(id)).toMatchObject([{ type: 'unpublish' }]);
});

test('nothing is to be withdrawn of what is not published by then', async () => {
  const { id } = await payload.create({
    collection: 'page-products',
    draft: true,
    data: { slug: 'never_published', title: 'Never published', _status: 'draft' },
  });
  const doc = { relationTo: 'page-products', value: String(id) };
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const req = await createLocalReq({}, payload);
  const nothing = (more: object) =>
    nothingToWithdraw(req, { type: 'unpublish', date: days(5), doc, ...more });
  expect(await nothing({})).toBe(true);
  expect(await nothing({ type: 'publish' })).toBe(false);
  expect(await nothing({ doc: undefined, global: 'page-home' })).toBe(true);
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: days(3),
    input: { type: 'publish', doc, user: { relationTo: 'staff', value: editor.id } },
  } as never);
  expect(await nothing({})).toBe(false);
  expect(await nothing({ date: days(2).toISOString() })).toBe(true);
  await payload.update({ collection: 'page-products', id, data: { _status: 'published' } });
  expect(await nothing({ date: days(2).toISOString() })).toBe(false);
});
