import { join } from 'node:path';
import { type Db, openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { cloneDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Condemned, startCondemned } from '../../testing/kill-at.ts';
import type { Step } from '../../testing/written-steps.ts';
import type { Act, CrashOrder, CrashShop, ToldStep } from './crash-order.ts';

const CHILD = join(import.meta.dirname, 'crash-child.ts');
/** How many shops one process serves: each has a database and some connections. */
const AT_ONCE = 12;

/** What is done, and on a copy of which database. */
export interface Way {
  template: string;
  act: Act;
  at: Date;
}

export interface Left {
  url: string;
  step: ToldStep;
}

/** All steps of a run to the end, in order. */
export async function stepsOf(way: Way): Promise<ToldStep[]> {
  return goingToItsEnd(way, async (steps) => steps);
}

/**
 * Runs it once per step, each time on a database of its own, and kills it at a different step each time.
 * @param check is called with what a kill has left, unless an earlier kill left exactly the same
 */
export async function killAtEach(
  way: Way,
  check: (left: Left) => Promise<void>,
): Promise<{ steps: ToldStep[]; checked: ToldStep[] }> {
  const seen = new Set<string>();
  const checked: ToldStep[] = [];
  const checkEach = async (left: Left[]) => {
    for (const one of left) {
      const content = await contentOf(one.url);
      if (seen.has(content)) continue;
      seen.add(content);
      checked.push(one.step);
      await check(one);
    }
  };
  return goingToItsEnd(way, async (steps, goer) => {
    for (let from = 0; from < steps.length; from += AT_ONCE) {
      // The process that reported the steps is used for the first ones.
      const next = from === 0 ? goer : startGoing(way);
      await killedAt(way, steps.slice(from, from + AT_ONCE), checkEach, undefined, next);
    }
    return { steps, checked };
  });
}

/** @param then is called with the steps and the process that reported them, which can go on with other databases */
async function goingToItsEnd<T>(
  way: Way,
  then: (steps: ToldStep[], goer: Condemned) => Promise<T>,
): Promise<T> {
  const { url, drop } = await cloneDatabase(way.template);
  const goer = startGoing(way);
  try {
    goer.tell(JSON.stringify([{ url: goer.named(url) }] satisfies CrashShop[]));
    return await then(JSON.parse(await goer.says()), goer);
  } finally {
    // `kill` throws if the process has already died by itself.
    await goer.kill().finally(drop);
  }
}

/** Runs one process on several databases, and kills it at a given step on each. */
export async function killedAt<S extends Step>(
  way: Way,
  steps: readonly S[],
  then: (left: { url: string; step: S }[]) => Promise<void>,
  meanwhile?: (urls: string[]) => Promise<void>,
  goer = startGoing(way),
): Promise<void> {
  const databases = await Promise.all(steps.map(() => cloneDatabase(way.template)));
  const shops = steps.map((step, index) => ({ url: databases[index]?.url ?? '', step }));
  try {
    try {
      const told = shops.map(({ url, step }) => ({ url: goer.named(url), step }));
      goer.tell(JSON.stringify(told satisfies CrashShop[]));
      expect(await goer.says()).toBe('stands');
      await meanwhile?.(shops.map(({ url }) => url));
    } finally {
      await goer.kill();
    }
    for (const { url, step } of shops) await putBack(url, step);
    await then(shops);
  } finally {
    await Promise.all(databases.map(({ drop }) => drop()));
  }
}

function startGoing({ act, at }: Way): Condemned {
  return startCondemned(CHILD, () => [JSON.stringify({ act, at: at.toISOString() } satisfies CrashOrder)]);
}

/** Puts back jobs that were fetched but not begun, as if the worker had never fetched them. */
function putBack(url: string, { work }: Step): Promise<void> {
  const begun = work.replace(/ \(\d+\)$/, '');
  return withDb(url, async (db) => {
    await db.execute(
      sql`update jobs.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active' and name <> ${begun}`,
    );
  });
}

/** A digest of everything in a database. From the queue it covers which jobs are left to do, not who is doing them. */
function contentOf(url: string): Promise<string> {
  return withDb(url, async (db) => {
    const { rows: tables } = await db.execute<{ name: string }>(sql`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'jobs') order by 1`);
    const parts = tables.map(
      ({ name }) =>
        sql`select ${name} as name, (select string_agg(t::text, ' ' order by t::text) from ${sql.raw(name)} t) as rows`,
    );
    parts.push(
      sql`select 'jobs' as name, (select string_agg(concat(name, data, state = 'completed'), ' ' order by name, data::text) from jobs.job) as rows`,
    );
    const { rows } = await db.execute<{ content: string }>(
      sql`select md5(string_agg(concat(name, rows), ' ' order by name)) as content from (${sql.join(parts, sql` union all `)}) as all_of_it`,
    );
    return rows[0]?.content ?? '';
  });
}

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url, openLog('test', 'silent'), { times: TEST_TIMES });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
