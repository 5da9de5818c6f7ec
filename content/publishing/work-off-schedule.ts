import type { Db } from '@spindle/platform/database.ts';
import { noticeOutage } from '@spindle/platform/database-outage.ts';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';

type Run = Payload['jobs']['run'];
type Done = Awaited<ReturnType<Run>>;

/**
 * What is being worked off longer than that may be begun a second time; so long nothing is worked off at most when a back
 * office hangs that keeps its turn.
 */
const LONGEST_TURN = '10min';

/** How often a publication is tried that failed because the database did. */
const TRIES = 12;

/**
 * Works off what is due, one thing after the other in the order of its time, whichever was scheduled first: Payload does all
 * of it at once, and a page that was to be withdrawn by now would stay. Of two things for one moment the one that was
 * scheduled last holds.
 * @param run Payload's own way
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
 * Of several back offices, one at a time works something off. Whatever is marked as being worked off is left by one that
 * has died, or by one whose database was away. The turn keeps a connection of the pool's five, beside those of what is
 * worked off, and rests on it meanwhile.
 * @returns nothing where another one is at it
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
    // What one that hangs is still at, it has locked (`publish-once.ts`).
    await db.execute(sql`
      update cms.payload_jobs set processing = false
      where id in (select id from cms.payload_jobs where processing for update skip locked)`);
    await db.execute(sql`delete from cms.payload_jobs where completed_at is not null and not processing`);
    const { result, sawOutage } = await noticeOutage(work);
    return sawOutage ? tryAgain(db, result) : result;
  });
}

/** Nothing is wrong with a publication that failed because the database did. */
async function tryAgain(db: Db, result: Done): Promise<Done> {
  const failed = Object.entries(result.jobStatus ?? {}).filter(([, { status }]) => status !== 'success');
  const ids = `{${failed.map(([id]) => id).join(',')}}`;
  const { rowCount } = await db.execute(sql`
    update cms.payload_jobs set has_error = false, error = null where id = any(${ids}::int[]) and total_tried < ${TRIES}`);
  return { ...result, remainingJobsFromQueried: rowCount ?? 0 };
}
