import { join } from 'node:path';
import { type Db, openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { cloneDatabase, TEST_TIMES } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { killOnceItSpeaks } from '../../testing/kill-at.ts';
import type { Step } from '../../testing/written-steps.ts';
import type { Act, CrashOrder, ToldStep } from './crash-order.ts';

const CHILD = join(import.meta.dirname, 'crash-child.ts');
/** How many shops one process works for: each has a database and some connections. */
const AT_ONCE = 12;

/** What is begun, on a copy of which database. */
export interface Way {
  template: string;
  act: Act;
  at: Date;
}

export interface Left {
  url: string;
  step: ToldStep;
}

/** All steps of a way, in their order, from going it to its end. */
export async function stepsOf(way: Way): Promise<ToldStep[]> {
  const { url, drop } = await cloneDatabase(way.template);
  try {
    return JSON.parse(await killOnceItSpeaks(CHILD, [order(way, [{ url }])]));
  } finally {
    await drop();
  }
}

/**
 * Goes a way as often as it has steps, on a database of its own each time, and is killed at another step each time.
 * @param check is given what a kill has left, unless an earlier kill has left the very same
 */
export async function killAtEach(
  way: Way,
  check: (left: Left) => Promise<void>,
): Promise<{ steps: ToldStep[]; checked: ToldStep[] }> {
  const steps = await stepsOf(way);
  const seen = new Set<string>();
  const checked: ToldStep[] = [];
  for (let from = 0; from < steps.length; from += AT_ONCE) {
    const some = steps.slice(from, from + AT_ONCE);
    await killedAt(way, some, async (left) => {
      for (const one of left) {
        const content = await contentOf(one.url);
        if (seen.has(content)) continue;
        seen.add(content);
        checked.push(one.step);
        await check(one);
      }
    });
  }
  return { steps, checked };
}

/** Kills one process that goes the way on several databases, at a step on each. */
export async function killedAt<S extends Step>(
  way: Way,
  steps: readonly S[],
  then: (left: { url: string; step: S }[]) => Promise<void>,
  meanwhile?: (urls: string[]) => Promise<void>,
): Promise<void> {
  const databases = await Promise.all(steps.map(() => cloneDatabase(way.template)));
  const shops = steps.map((step, index) => ({ url: databases[index]?.url ?? '', step }));
  try {
    await killOnceItSpeaks(CHILD, [order(way, shops)], () =>
      Promise.resolve(meanwhile?.(shops.map(({ url }) => url))),
    );
    for (const { url, step } of shops) await putBack(url, step);
    await then(shops);
  } finally {
    await Promise.all(databases.map(({ drop }) => drop()));
  }
}

function order({ act, at }: Way, shops: { url: string; step?: Step }[]): string {
  return JSON.stringify({ act, at: at.toISOString(), shops } satisfies CrashOrder);
}

/** Jobs that were fetched and not begun, as if the worker had not come to fetch them. */
function putBack(url: string, { work }: Step): Promise<void> {
  const begun = work.replace(/ \(\d+\)$/, '');
  return withDb(url, async (db) => {
    await db.execute(
      sql`update jobs.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active' and name <> ${begun}`,
    );
  });
}

/** What stands in a database, in one word. Of the queue that is what is to be done, and not who is at it. */
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
