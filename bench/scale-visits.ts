import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ADDRESSES_TAG, articleListTag } from '@spindle/content/reading/tags.ts';
import { articles } from '@spindle/content/types/articles/type.ts';
import pg from 'pg';
import { type DemoDatabase, type DemoShop, prepareDatabase, startStorefront } from './demo-shop.ts';
import { median } from './load.ts';
import type { ShopContent } from './scale-questions.ts';
import { best, inTurns, slow } from './scale-rounds.ts';
import { SEARCHES } from './scale-searches.ts';

const ROUNDS = 40;
const SEARCH_ROUNDS = 8;
const SEARCH_GOALS = { p50: 50, p95: 200 };
const START_GOAL = 5;

type Database = Pick<DemoDatabase, 'url' | 'env'>;

interface VisitedShop {
  storefront: DemoShop;
  database: pg.Client;
  shop: ShopContent;
}

/** How long a visitor waits over HTTP: for pages that nobody has asked for yet, stored pages, calls and searches. */
export async function benchVisits(
  databases: readonly [Database, Database],
  shops: readonly [ShopContent, ShopContent],
): Promise<boolean> {
  const small = await open(databases[0], shops[0]);
  const large = await open(databases[1], shops[1]);
  try {
    say('over HTTP, rendered');
    let good = true;
    for (const [name, path] of Object.entries(PATHS)) {
      good = (await inTurns(name, ROUNDS, [small, large], anew(path))) && good;
    }
    say('over HTTP, stored');
    for (const name of ['category, first page', 'article'] as const) {
      const stored = ({ storefront, shop }: VisitedShop) => visit(storefront, PATHS[name](shop, 0));
      good = (await inTurns(name, ROUNDS, [small, large], stored)) && good;
    }
    say('over HTTP, search');
    good = (await search(small, large)) && good;
    say(`storefront: ${memoryOf(small)} MB of memory → ${memoryOf(large)} MB`);
    return (await secondStart(databases[1])) && good;
  } finally {
    for (const { storefront, database } of [small, large]) {
      await storefront.close();
      await database.end();
    }
  }
}

async function open(database: Database, shop: ShopContent): Promise<VisitedShop> {
  const client = new pg.Client(database.url);
  await client.connect();
  return { storefront: await startStorefront(database), database: client, shop };
}

type Path = (shop: ShopContent, round: number) => string;

const slugOf = ({ slugs }: ShopContent, round: number) => slugs[round % slugs.length];
const CALL = '/api/cms/articles?locale=en';

const PATHS = {
  'category, first page': ({ categorySlug }) => `/${categorySlug}`,
  'category, middle page': ({ categorySlug, pages }) => `/${categorySlug}/${Math.ceil(pages / 2)}`,
  'category, last page': ({ categorySlug, pages }) => `/${categorySlug}/${pages}`,
  article: (shop, round) => `/${slugOf(shop, round)}`,
  'path that nothing has': (_, round) => `/made-up-${round}`,
  'feed of the category': () => '/rss/en/dvd.xml',
  'CMS call, by slug': (shop, round) => `${CALL}&filters[slug][$eq]=${slugOf(shop, round)}`,
  'CMS call, first page': () => CALL,
  'CMS call, page 4': () => `${CALL}&pagination[page]=4`,
  'CMS call, a category': () => `${CALL}&filters[category.slug][$eq]=dvd&sort=-publishedAt`,
  'CMS call, title contains': () => `${CALL}&filters[title][$contains]=laser`,
  'CMS call, by title': () => `${CALL}&sort=title`,
  'list of a category': () => '/backend/cms/article/list_by_category?category=dvd&page=1&page_size=20',
} satisfies Record<string, Path>;

/** Visits after a publication that invalidates all lists of articles and everything cached about addresses. */
const anew = (path: Path) => async (visited: VisitedShop, round: number) => {
  const { storefront, database, shop } = visited;
  const asked = path(shop, round);
  const category = `article-categories:${shop.categorySlug}`;
  const tags = [articles.name, ADDRESSES_TAG, articleListTag(shop.category), category];
  await database.query("select pg_notify('spindle_purge', $1)", [JSON.stringify(tags)]);
  await delay(20);
  return visit(storefront, asked);
};

/** @returns how long the complete answer took, in ms */
async function visit({ origin }: DemoShop, path: string, from = '198.51.100.1'): Promise<number> {
  const began = performance.now();
  const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': from } });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (answer.status !== 200 && !path.startsWith('/made-up')) {
    throw new Error(`${path} answered ${answer.status}.`);
  }
  return took;
}

async function search(small: VisitedShop, large: VisitedShop): Promise<boolean> {
  let good = true;
  const all: number[] = [];
  for (const [locale, queries] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    const quickest: number[] = [];
    for (const query of queries) {
      const path = `/api/cms/search?locale=${locale}&q=${encodeURIComponent(query)}`;
      await visit(small.storefront, path, '198.51.100.2');
      const own: number[] = [];
      // Each from another IP address, since a visitor may search only so often.
      for (let round = 0; round < SEARCH_ROUNDS; round++)
        own.push(await visit(large.storefront, path, `203.0.113.${round}`));
      times.push(...own);
      quickest.push(best(own));
      if (best(own) > SEARCH_GOALS.p50) say(`    '${query}' ${best(own).toFixed(1)} ms at best`);
    }
    all.push(...times);
    say(
      `  ${locale}  p50 ${ms(median(times))}, p95 ${ms(slow(times))}; at best p50 ${ms(median(quickest))}, p95 ${ms(slow(quickest))}`,
    );
  }
  good = median(all) <= SEARCH_GOALS.p50 && slow(all) <= SEARCH_GOALS.p95;
  say(
    `  all p50 ${ms(median(all))} (goal ${SEARCH_GOALS.p50}), p95 ${ms(slow(all))} (goal ${SEARCH_GOALS.p95})${good ? '' : '  over the goal'}`,
  );
  return good;
}

/** Starts another storefront on the large shop, like any later start: migrations are checked, but there is nothing to do. */
async function secondStart(database: Database): Promise<boolean> {
  const began = performance.now();
  await prepareDatabase(database);
  const prepared = performance.now();
  const storefront = await startStorefront(database);
  const ready = performance.now();
  await storefront.close();
  const seconds = (ready - began) / 1_000;
  say(
    `second start: ${seconds.toFixed(1)} s (goal ${START_GOAL}), of it the database ${((prepared - began) / 1_000).toFixed(1)} s`,
  );
  return seconds <= START_GOAL;
}

function memoryOf({ storefront }: VisitedShop): number {
  const status = readFileSync(`/proc/${storefront.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const say = (line: string) => process.stdout.write(`${line}\n`);
