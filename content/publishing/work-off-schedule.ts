import type { Db } from '@spindle/platform/database.ts';
import { noticeOutage } from '@spindle/platform/database-outage.ts';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';

type Run = Payload['jobs']['run'];
type Done = Awaited<ReturnType<Run>>;

/**
 * A job that has been running for longer than this may be started again. It is also the longest time for which nothing is
 * done if a back office hangs while it has its turn.
 */
const LONGEST_TURN = '10min';

/** How often a publication is tried if it fails because of the database. */
const TRIES = 12;

/**
 * Runs what is due, one job after the other in the order of their times, whichever was scheduled first: Payload would run
 * all at once, and a page that should have been withdrawn by now could stay. Of two jobs for the same moment, the one
 * that was scheduled last wins.
 * @param run Payload's own function
 */
export function inOrder(payload: Payload, run: Run): Run {
  const inTurns = async (args: Parameters<Run>[0]): Promise<Done> => {
    const left = { noJobsRemaining: false, remainingJobsFromQueried: 0 };
    for (let turns = args?.limit ?? 10; turns > 0; turns--) {
      const one = { ...args, limit: 1, processingOrder: ['waitUntil', 'id'] };
      const done = await takeTurn(payload, async () => await run(one));
      if (!done || done.noJobsRemaining) return { ...left, noJobsRemaining: true };
      if (done.remainingJobsFromQueried > 0) return done;
    }
    return left;
  };
  // Payload's own type says that it promises a promise.
  return inTurns as never;
}

/**
 * Lets only one of several back offices work at a time. Jobs that are still marked as running were left by one that has
 * died, or whose database was away. A turn takes one connection of the pool, beside those that the work needs, and keeps
 * it idle meanwhile.
 * @returns undefined if another back office is working
 */
async function takeTurn(payload: Payload, work: () => Promise<Done>): Promise<Done | undefined> {
  // The same library; the adapter has its own copy of the types.
  const db = payload.db.drizzle as never as Db;
  return db.transaction(async (tx) => {
    const lock = sql`
      select pg_try_advisory_xact_lock(hashtextextended('schedule', 0)) as mine,
        set_config('idle_in_transaction_session_timeout', ${LONGEST_TURN}, true)`;
    const { rows } = await tx.execute<{ mine: boolean }>(lock);
    if (!rows[0]?.mine) return undefined;
    // Skips jobs that a hanging back office is still working on, because those are locked (`publish-once.ts`).
    await db.execute(sql`
      update cms.payload_jobs set processing = false
      where id in (select id from cms.payload_jobs where processing for update skip locked)`);
    await db.execute(sql`delete from cms.payload_jobs where completed_at is not null and not processing`);
    const { result, sawOutage } = await noticeOutage(work);
    return sawOutage ? tryAgain(db, result) : result;
  });
}

/** Tries publications again that failed because of the database: nothing is wrong with them. */
async function tryAgain(db: Db, result: Done): Promise<Done> {
  const failed = Object.entries(result.jobStatus ?? {}).filter(([, { status }]) => status !== 'success');
  const ids = `{${failed.map(([id]) => id).join(',')}}`;
  const { rowCount } = await db.execute(sql`
    update cms.payload_jobs set has_error = false, error = null where id = any(${ids}::int[]) and total_tried < ${TRIES}`);
  return { ...result, remainingJobsFromQueried: rowCount ?? 0 };
}
