import { join } from 'node:path';
import { openContent } from '@spindle/content/reading/readers.ts';
import { contentSettings, productData, testLog } from '@spindle/content/testing/test-content.ts';
import { startCondemned } from '@spindle/domain/testing/kill-at.ts';
import { type Db, openDatabase } from '@spindle/platform/database.ts';
import { listenForPurges } from '@spindle/platform/purge.ts';
import { cloneDatabase, testDatabase } from '@spindle/platform/testing/database.ts';
import { type HeardPurges, hearPurges } from '@spindle/platform/testing/hear-purges.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import type { ScheduleCrash } from './testing/schedule-crash-child.ts';
import { openSchedulingOffice } from './testing/scheduling-office.ts';

// A back office is killed after each of its writes; this timeout only ends tests that hang.
vi.setConfig({ testTimeout: 1_500_000 });

const CHILD = join(import.meta.dirname, 'testing/schedule-crash-child.ts');
/** The number of databases that one condemned process works on. */
const AT_ONCE = 10;
const WRITTEN = new Date('2026-03-01T12:00:00Z');
const DUE = new Date('2026-03-02T12:00:00Z');

const { url: filled } = await testDatabase();
const template = new URL(filled).pathname.slice(1);
const ids = await fill(filled);

/**
 * An article that gets another address and other words, a product with another price, and an article that is withdrawn:
 * all of them scheduled, and due one after the other.
 */
async function fill(url: string) {
  const { payload, close } = await openSchedulingOffice(url, WRITTEN);
  try {
    const hire = (role: string) =>
      payload.create({
        collection: 'staff',
        data: { email: `${role}@shop.test`, password: 'a password for tests', role },
      });
    await hire('admin');
    const editor = await hire('editor');
    const publish = async (collection: string, data: object) =>
      Number((await payload.create({ collection, data: { ...data, _status: 'published' } as never })).id);
    const category = await publish('article-categories', { slug: 'dvd', title: 'DVD' });
    const author = await publish('authors', { slug: 'mara', name: 'Mara' });
    const written = { summary: 'In short.', category, author, publishedAt: WRITTEN.toISOString() };
    const moving = await publish('articles', { slug: 'old-place', title: 'Beforehand', ...written });
    const leaving = await publish('articles', { slug: 'leaving', title: 'Withdrawn soon', ...written });
    const product = await publish('products', productData('643'));
    const draft = (collection: string, id: number, data: object) =>
      payload.update({ collection, id, draft: true, data });
    await draft('articles', moving, { slug: 'new-place', title: 'Afterwards' });
    await draft('products', product, { price: [{ key: 'LFT', usd: 39.99, eur: 34.99, jpy: 6400 }] });
    const schedule = (relationTo: string, id: number, minutes: number, type: string) =>
      payload.jobs.queue({
        task: 'schedulePublish',
        waitUntil: new Date(DUE.getTime() - 600_000 + minutes * 60_000),
        input: {
          type,
          doc: { relationTo, value: String(id) },
          user: { relationTo: 'staff', value: editor.id },
        },
      } as never);
    await schedule('articles', moving, 1, 'publish');
    await schedule('products', product, 2, 'publish');
    await schedule('articles', leaving, 3, 'unpublish');
    return { moving, leaving, product };
  } finally {
    await close();
  }
}

/** Everything that publishing changes: documents, versions, addresses, search, the offer and its price history. */
function factsOf(url: string): Promise<Record<string, unknown[]>> {
  return withDb(url, async (db) => {
    const asked = {
      articles:
        'select slug, _status, title, _locale from cms.articles join cms.articles_locales on _parent_id = articles.id',
      articleVersions: 'select parent_id, version__status, count(*)::int from cms._articles_v group by 1, 2',
      productVersions: 'select parent_id, version__status, count(*)::int from cms._products_v group by 1, 2',
      // Leaves out when each was changed, which the machine's clock decides.
      addresses: "select to_jsonb(a) - 'changed' as address from cms.addresses a",
      withdrawn: 'select * from cms.withdrawn_addresses',
      redirects: 'select "from", "to" from cms.redirects',
      search: 'select * from cms.search_documents',
      words: 'select * from cms.search_words',
      articleList: 'select * from cms.article_list',
      uses: 'select * from cms.uses',
      prices: 'select * from shop.offer_prices',
      history:
        'select pid, licence_type, currency, amount_minor, to_at is null as stands from shop.offer_price_history',
      waiting: 'select id from cms.payload_jobs',
    };
    const facts: Record<string, unknown[]> = {};
    for (const [name, query] of Object.entries(asked)) {
      const { rows } = await db.execute<{ row: unknown }>(
        `select to_jsonb(t) as row from (${query}) t order by 1`,
      );
      facts[name] = rows.map(({ row }) => row);
    }
    return facts;
  });
}

/** The progress of the queue, without times. */
const jobsOf = (url: string) =>
  withDb(url, async (db) => {
    const { rows } = await db.execute(`select j.id, processing, j.completed_at is null as open, l.state
      from cms.payload_jobs j left join cms.payload_jobs_log l on l._parent_id = j.id order by 1`);
    return rows;
  });

async function withDb<T>(url: string, ask: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url, testLog, { times: TEST_TIMES });
  try {
    return await ask(db);
  } finally {
    await close();
  }
}

/** Starts a back office anew, which works through what it finds. A real one looks every five seconds; here it looks twice. */
async function restart(url: string, before?: (payload: Payload) => Promise<unknown>): Promise<void> {
  const { payload, close } = await openSchedulingOffice(url, DUE);
  try {
    await before?.(payload);
    for (let looks = 0; looks < 2; looks++) await payload.jobs.run({ silent: true, limit: 100 });
  } finally {
    await close();
  }
}

/** A storefront that stays open all the time and caches what it has shown. */
async function openStorefront(url: string) {
  const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
  const listening = Promise.withResolvers<void>();
  const listener = listenForPurges(url, testLog, {
    purge: (tags) => content.purge(tags),
    purgeAll: () => listening.resolve(),
  });
  await listening.promise;
  const titleOf = async (slug: string) =>
    (await content.read('articles', { locale: 'en', where: { slug } }))?.title;
  const search = async (text: string) =>
    (await content.search({ text, locale: 'en', most: 10 })).map(({ path }) => path);
  return {
    async shows() {
      return {
        moved: [await titleOf('old-place'), await titleOf('new-place'), await titleOf('leaving')],
        addresses: [await content.address('/old-place'), await content.address('/leaving')],
        at: (await content.address('/new-place'))?.slug,
        leads: (await content.redirect('/old-place'))?.to,
        found: await search('Afterwards'),
        lost: [...(await search('Beforehand')), ...(await search('Withdrawn'))],
        price: (await content.read('products', { locale: 'en', where: { pid: '643' } }))?.price?.[0],
      };
    },
    async close() {
      await listener.close();
      await content.close();
    },
  };
}

/** Kills a back office once it has stopped at its step on each database. @returns what it wrote before */
async function crash(shops: ScheduleCrash['shops']): Promise<string> {
  const office = startCondemned(CHILD, (named) => {
    const told = shops.map((one) => ({ ...one, url: named(one.url) }));
    return [JSON.stringify({ at: DUE.toISOString(), shops: told } satisfies ScheduleCrash)];
  });
  return office.says().finally(office.kill);
}

/** The run to the end, whose result every interrupted run has to reach. */
async function goWholeWay() {
  const { url, drop } = await cloneDatabase(template);
  const purges = await hearPurges(url, testLog);
  try {
    const statements = JSON.parse(await crash([{ url }])) as string[];
    const storefront = await openStorefront(url);
    const shown = await storefront.shows();
    await storefront.close();
    const heard = await heardUntilNow(url, purges);
    return { statements, shown, facts: await factsOf(url), heard };
  } finally {
    await purges.close();
    await drop();
  }
}

const heardUntilNow = async (url: string, purges: HeardPurges) =>
  (await withDb(url, (db) => purges.untilNow(db))).flat();

const whole = await goWholeWay();
/** How often each cache key was announced. */
const counted = (tags: readonly string[]) =>
  Object.fromEntries(
    [...new Set(tags)].toSorted().map((tag) => [tag, tags.filter((one) => one === tag).length]),
  );

test('the way to its end publishes, moves and withdraws', () => {
  expect(whole.shown).toMatchObject({
    moved: [undefined, 'Afterwards', undefined],
    addresses: [null, null],
    ...{ at: 'new-place', leads: '/new-place', found: ['/new-place'], lost: [] },
    price: { value: 39.99 },
  });
  expect(whole.facts.waiting).toEqual([]);
  expect(whole.heard).toEqual(
    expect.arrayContaining([`articles#${ids.moving}`, `articles#${ids.leaving}`, 'products:643']),
  );
  expect(whole.statements.filter((statement) => statement === 'commit').length).toBeGreaterThanOrEqual(3);
});

test('killed after each of its writes, it publishes each thing once when it starts again', async () => {
  const states = new Set<string>();
  const typed = new Set<boolean>();
  const steps = Array.from({ length: whole.statements.length }, (_, after) => after);
  for (let from = 0; from < steps.length; from += AT_ONCE) {
    const some = await Promise.all(
      steps.slice(from, from + AT_ONCE).map(async (after) => {
        const { url, drop } = await cloneDatabase(template);
        return { after, url, drop, purges: await hearPurges(url, testLog) };
      }),
    );
    try {
      await crash(some.map(({ url, after }) => ({ url, after })));
      for (const { url, after, purges } of some) {
        const left = JSON.stringify([await factsOf(url), await jobsOf(url)]);
        if (states.has(left)) continue;
        states.add(left);
        const storefront = await openStorefront(url);
        try {
          const isPublished = (await storefront.shows()).at === 'new-place';
          typed.add(isPublished);
          // A draft that somebody begins after the publication is not published by the restart.
          const later = { title: 'Written later' };
          await restart(url, async (payload) => {
            const draft = { collection: 'articles', id: ids.moving, draft: true } as const;
            if (isPublished) await payload.update({ ...draft, data: later });
          });
          const heard = await heardUntilNow(url, purges);
          const message = `killed after ${after}: ${whole.statements[after]}`;
          await expect.poll(() => storefront.shows(), { message }).toEqual(whole.shown);
          expect(counted(heard), message).toEqual(counted(whole.heard));
          const { articleVersions, ...facts } = await factsOf(url);
          const { articleVersions: expected, ...others } = whole.facts;
          expect(facts, message).toEqual(others);
          if (!isPublished) expect(articleVersions, message).toEqual(expected);
          else
            expect(articleVersions?.filter(isOfPublished), message).toEqual(expected?.filter(isOfPublished));
        } finally {
          await storefront.close();
        }
      }
    } finally {
      for (const { drop, purges } of some) {
        await purges.close();
        await drop();
      }
    }
  }
  expect(typed).toEqual(new Set([false, true]));
  // At least before and after each of the three, and between the first two steps of each.
  expect(states.size).toBeGreaterThanOrEqual(6);
});

const isOfPublished = (row: unknown) => (row as { version__status: string }).version__status === 'published';
