import { testDatabase } from '@spindle/platform/testing/database.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { _internal_resetJobSystemGlobals } from 'payload';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { testPayload } from '../testing/test-content.ts';
import { failedPublications } from './failed-publications.ts';
import { beginSchedule } from './schedule.ts';
import { inOrder } from './work-off-schedule.ts';

const { url, pool } = await testDatabase();
let now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now };
const payload = await testPayload(url);
const another = await testPayload(url);
for (const office of [payload, another]) beginSchedule(office, clock);
afterAll(_internal_resetJobSystemGlobals);

const hire = (role: string) =>
  payload.create({
    collection: 'staff',
    data: { email: `${role}@spindle.test`, password: 'a password for tests', role },
  });
await hire('admin');
const editor = await hire('editor');

type Kind = 'publish' | 'unpublish';

async function draft(slug: string): Promise<number> {
  const data = { slug, title: 'Photo tool', _status: 'draft' as const };
  return Number((await payload.create({ collection: 'page-products', draft: true, data })).id);
}
const schedule = (id: number, type: Kind, at: string, more: { locale?: string } = {}) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(at),
    input: {
      type,
      doc: { relationTo: 'page-products', value: String(id) },
      user: { relationTo: 'staff', value: editor.id },
      ...more,
    },
  } as never);
const run = (office = payload) => office.jobs.run({ silent: true, limit: 100 });
const status = async (id: number) => (await payload.findByID({ collection: 'page-products', id }))._status;
/** Records each time a page becomes visible or invisible to visitors. */
await pool.query(`
  create table history (at serial, id int, status text);
  create function note() returns trigger language plpgsql as $$ begin
    insert into history (id, status) values (new.id, new._status); return null; end $$;
  create trigger noted after update on cms.page_products for each row
    when (old._status is distinct from new._status) execute function note()`);
const history = async (id: number) => {
  const { rows } = await pool.query<{ status: string }>(
    'select status from history where id = $1 order by at',
    [id],
  );
  return rows.map((row) => row.status);
};

test('of what is overdue together, each page is as its last time says, whichever was scheduled first', async () => {
  const pages: { id: number; last: Kind }[] = [];
  for (const last of ['publish', 'unpublish', 'publish', 'unpublish'] as const) {
    const id = await draft(`overdue_${pages.length}`);
    const times: [Kind, string][] = [
      [last === 'publish' ? 'unpublish' : 'publish', '2026-03-02T08:00:00Z'],
      [last, '2026-03-03T08:00:00Z'],
    ];
    for (const time of pages.length < 2 ? times : times.toReversed()) await schedule(id, ...time);
    pages.push({ id, last });
  }
  now = new Date('2026-03-10T00:00:00Z');
  await run();
  for (const { id, last } of pages) expect(await status(id)).toBe(last === 'publish' ? 'published' : 'draft');
  expect(await failedPublications(payload)).toEqual([]);
});

test.each(['publish', 'unpublish'] as const)(
  'of two things for one moment the one that was scheduled last holds: %s',
  async (last) => {
    const id = await draft(`same_moment_${last}`);
    const at = '2026-03-12T08:00:00Z';
    await schedule(id, last === 'publish' ? 'unpublish' : 'publish', at);
    await schedule(id, last, at);
    now = new Date('2026-03-12T08:00:01Z');
    await run();
    expect(await status(id)).toBe(last === 'publish' ? 'published' : 'draft');
  },
);

test('two back offices do each thing once, in its order', async () => {
  const ids: number[] = [];
  for (let page = 0; page < 6; page++) {
    const id = await draft(`two_offices_${page}`);
    await schedule(id, 'unpublish', '2026-04-03T08:00:00Z');
    await schedule(id, 'publish', '2026-04-02T08:00:00Z');
    ids.push(id);
  }
  now = new Date('2026-04-10T00:00:00Z');
  await Promise.all([run(), run(another), run(), run(another)]);
  await run();
  for (const id of ids) {
    expect(await history(id)).toEqual(['published', 'draft']);
  }
});

test('no other back office has its turn while a publication takes longer than a transaction may rest', async () => {
  const impatient = new pg.Pool({ connectionString: url, idle_in_transaction_session_timeout: 100 });
  impatient.on('connect', (client) => client.on('error', () => {}));
  const office = { db: { drizzle: drizzle(impatient) } } as never;
  const done = { noJobsRemaining: true, remainingJobsFromQueried: 0 };
  const meanwhile = vi.fn(async () => done);
  const slow = async () => {
    const resting = await impatient.connect();
    const ended = new Promise<void>((resolve) => resting.once('end', resolve));
    await resting.query('begin');
    await ended;
    resting.release(true);
    await inOrder(office, meanwhile as never)({ limit: 1 });
    return done;
  };
  await inOrder(office, slow as never)({ limit: 1 }).finally(() => impatient.end());
  expect(meanwhile).not.toHaveBeenCalled();
});

test('what many processes that died were at is taken up, by one that runs on, too', async () => {
  const ids: number[] = [];
  for (let page = 0; page < 12; page++) {
    const id = await draft(`left_${page}`);
    await schedule(id, 'publish', '2026-05-01T08:00:00Z');
    ids.push(id);
  }
  await pool.query('update cms.payload_jobs set processing = true');
  now = new Date('2026-05-01T08:00:01Z');
  await run(another);
  for (const id of ids) expect(await status(id)).toBe('published');
});

test('a publication under which the database fails is tried again, before what comes after it', async () => {
  const id = await draft('database_fails');
  await schedule(id, 'publish', '2026-06-01T08:00:00Z');
  await schedule(id, 'unpublish', '2026-06-02T08:00:00Z');
  await pool.query('create sequence tries');
  await pool.query(`create function fail_twice() returns trigger language plpgsql as $$ begin
    if nextval('tries') <= 2 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`);
  await pool.query(
    'create trigger fails before update on cms.page_products for each row execute function fail_twice()',
  );
  now = new Date('2026-06-10T00:00:00Z');
  for (let tick = 0; tick < 2; tick++) {
    await run();
    expect(await history(id)).toEqual([]);
  }
  await run();
  await pool.query('drop trigger fails on cms.page_products');
  expect(await history(id)).toEqual(['published', 'draft']);
  expect(await failedPublications(payload)).toEqual([]);
});

/** Runs a statement at the commit that publishes or withdraws the page. */
const atCommit = (slug: string, statement: string) =>
  pool.query(`create or replace function at_commit() returns trigger language plpgsql as $$ begin
      ${statement}; return null; end $$;
    create constraint trigger fails after update on cms.page_products deferrable initially deferred
      for each row when (new.slug = '${slug}') execute function at_commit()`);
const noMore = () => pool.query('drop trigger fails on cms.page_products');

test('a publication at whose commit the database fails is tried again, before what comes after it', async () => {
  const id = await draft('commit_fails');
  await schedule(id, 'publish', '2026-06-11T08:00:00Z');
  await schedule(id, 'unpublish', '2026-06-12T08:00:00Z');
  await pool.query('create sequence commits');
  await atCommit(
    'commit_fails',
    "if nextval('commits') <= 2 then perform pg_terminate_backend(pg_backend_pid()); end if",
  );
  now = new Date('2026-06-20T00:00:00Z');
  for (let tick = 0; tick < 2; tick++) {
    await run();
    expect(await history(id)).toEqual([]);
  }
  await run();
  await noMore();
  expect(await history(id)).toEqual(['published', 'draft']);
  expect(await failedPublications(payload)).toEqual([]);
});

test('a publication that the database refuses at its commit is told', async () => {
  const id = await draft('commit_refused');
  await schedule(id, 'publish', '2026-06-21T08:00:00Z');
  await atCommit('commit_refused', "raise exception 'refused'");
  now = new Date('2026-06-22T00:00:00Z');
  await run();
  await noMore();
  expect(await status(id)).toBe('draft');
  expect(await failedPublications(payload)).toMatchObject([{ title: 'Photo tool', type: 'publish' }]);
  await pool.query('delete from cms.payload_jobs');
});

test('a database that always fails under it is told at the end, and keeps nothing else waiting for ever', async () => {
  const id = await draft('never_published');
  const other = await draft('published_after_it');
  await schedule(id, 'publish', '2026-07-01T08:00:00Z');
  await schedule(other, 'publish', '2026-07-02T08:00:00Z');
  await pool.query(`create function fail_always() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await pool.query(`create trigger fails before update on cms.page_products
    for each row when (new.slug = 'never_published') execute function fail_always()`);
  now = new Date('2026-07-10T00:00:00Z');
  for (let tick = 0; tick < 12; tick++) await run();
  await pool.query('drop trigger fails on cms.page_products');
  expect(await failedPublications(payload)).toMatchObject([{ title: 'Photo tool', type: 'publish' }]);
  expect(await status(other)).toBe('published');
});

test('what is scheduled for one language changes that alone', async () => {
  const data = { slug: 'one_language', title: 'Before', _status: 'published' as const };
  const { id } = await payload.create({ collection: 'page-products', data });
  const save = (locale: 'en' | 'de', title: string, _status: 'draft' | 'published') =>
    payload.update({
      collection: 'page-products',
      id,
      locale,
      draft: _status === 'draft',
      data: { title, _status },
    });
  await save('de', 'Vorher', 'published');
  await save('en', 'After', 'draft');
  await save('de', 'Nachher', 'draft');
  await schedule(Number(id), 'publish', '2026-08-01T08:00:00Z', { locale: 'de' });
  now = new Date('2026-08-02T00:00:00Z');
  await run();
  const seen = async (locale: 'en' | 'de', isDraft: boolean) =>
    (await payload.findByID({ collection: 'page-products', id, locale, draft: isDraft })).title;
  expect([await seen('en', false), await seen('de', false)]).toEqual(['Before', 'Nachher']);
  expect([await seen('en', true), await seen('de', true)]).toEqual(['After', 'Nachher']);
});

test('of a page that was copied or deleted meanwhile, the copy stays a draft and the rest goes on', async () => {
  const gone = await draft('gone_meanwhile');
  const kept = await draft('kept_meanwhile');
  await schedule(gone, 'publish', '2026-09-01T08:00:00Z');
  await schedule(kept, 'publish', '2026-09-01T09:00:00Z');
  const copy = await payload.duplicate({ collection: 'page-products', id: kept });
  await payload.delete({ collection: 'page-products', id: gone });
  now = new Date('2026-09-02T00:00:00Z');
  await run();
  expect(await status(kept)).toBe('published');
  expect(await status(Number(copy.id))).toBe('draft');
  expect((await failedPublications(payload)).map(({ href }) => href)).not.toContain(
    `/admin/collections/page-products/${gone}`,
  );
});

test('who writes no more by then publishes nothing', async () => {
  const id = await draft('demoted');
  await schedule(id, 'publish', '2026-10-01T08:00:00Z');
  await payload.update({ collection: 'staff', id: editor.id, data: { role: 'support' } });
  now = new Date('2026-10-02T00:00:00Z');
  await run();
  expect(await status(id)).toBe('draft');
  expect(await failedPublications(payload)).toMatchObject([{ type: 'publish' }, {}]);
});
