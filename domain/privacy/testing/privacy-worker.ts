import type { Clock } from '@spindle/platform/clock.ts';
import { type JobHandler, openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { sql } from 'drizzle-orm';
import { type Commerce, openCommerce } from '../../checkout/testing/commerce.ts';

/** The jobs that an export or an erasure causes, directly or through what it ends first. */
const KINDS = new Set([
  ...['export-data', 'tidy-exports', 'data-link-mail'],
  ...['end-for-erasure', 'erasure-mail', 'find-erasures', 'erase-member'],
  ...['subscriptions.mail', 'payments.forget-customer', 'security-notice'],
]);

/**
 * A worker of the shop that does the jobs in `KINDS` one after the other, and none on a timetable, so that what it does
 * depends only on what is queued.
 * @param around runs in place of each job, and is given it
 */
export async function openPrivacyWorker(
  url: string,
  clock: Clock,
  around: (kind: string, run: () => Promise<void>) => Promise<void> = (_, run) => run(),
): Promise<Commerce> {
  const jobs = openJobs(url, openLog('test', 'silent'), { lookEverySeconds: 1 });
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const ours = ({ kind: { cron: _, ...kind }, run }: JobHandler<never>): JobHandler<never> => ({
    kind,
    run: (data) => inTurn(() => around(kind.name, () => run(data))),
  });
  return openCommerce(url, {
    clock,
    works: true,
    jobs: {
      ...jobs,
      start(_, handlers = []) {
        const working = handlers.filter(({ kind }) => KINDS.has(kind.name)).map(ours);
        return jobs.start(
          working.map(({ kind }) => kind),
          working,
        );
      },
    },
  });
}

/** Jobs that are waiting, running or have failed for good, apart from `besides`. */
export async function unfinished(
  { db }: Pick<Commerce, 'db'>,
  besides: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from jobs.job where state <> 'completed' and not starts_with(name, '__')`,
  );
  return rows.filter(({ id }) => !besides.includes(id)).map(({ name }) => name);
}
