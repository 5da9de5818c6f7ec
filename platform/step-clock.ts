import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { JobKind, Jobs } from './jobs.ts';
import { advanceSandboxClock } from './sandbox-clock.ts';

export interface StepDeps {
  db: Db;
  jobs: Jobs;
  /** When something is due next for which no job is queued: rows with a time of their own. */
  nextDue(now: Date): Promise<Date | undefined>;
}

/** How often to check whether the jobs of a step are done, in ms. */
const LOOK_MS = 25;
/** How often a step is repeated while something stays due. */
const ROUNDS = 5;

// Queues of failed jobs wait for a person, and pg-boss's own queues have no work of the shop.
const ofTheShop = sql`name not like '%.failed' and name not like '\\_\\_pgboss%'`;

/** The jobs of a step were not done in time, or something stays due whatever is done. */
export class ClockStuck extends Error {}

/**
 * Moves the sandbox's time forward as if it had passed: from one time at which something is due to the next, and further only
 * when the jobs of that time, including those of timetables, are done by the running programs.
 * @param patience how long the jobs of one step may take, in ms.
 * @returns the whole offset in ms, and how many steps it took.
 * @throws {ClockStuck} and leaves the time where it got to.
 */
export async function stepSandboxClock(
  deps: StepDeps,
  milliseconds: number,
  { patience = 120_000 } = {},
): Promise<{ offsetMs: number; steps: number }> {
  // Jobs that are already running belong to the time before the move.
  await idle(deps.db, patience);
  let offsetMs = await advanceSandboxClock(deps.db, 0);
  const end = Date.now() + offsetMs + milliseconds;
  for (let steps = 1; ; steps++) {
    const now = Date.now() + offsetMs;
    const due = await earliest(deps, now);
    const target = Math.min(due ?? end, end);
    offsetMs = await advanceSandboxClock(deps.db, Math.max(0, Math.ceil(target - now)));
    await finish(deps, () => Date.now() + offsetMs, patience);
    if (target === end) return { offsetMs, steps };
  }
}

/** The next time at which a job starts or a row is due. */
async function earliest({ db, nextDue }: StepDeps, now: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ wait: number | null }>(
    sql`select (extract(epoch from min(start_after) - now()) * 1000)::float8 as wait from jobs.job
        where state in ('created', 'retry') and ${ofTheShop}`,
  );
  const row = await nextDue(new Date(now));
  const times = [
    ...(typeof rows[0]?.wait === 'number' ? [now + rows[0].wait] : []),
    ...(row ? [row.getTime()] : []),
  ];
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Runs the timetables and waits for all jobs, until nothing is due any more. */
async function finish({ db, jobs, nextDue }: StepDeps, now: () => number, patience: number): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from jobs.schedule where ${ofTheShop}`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name } of rows) await jobs.send(db, timetable(name), {});
    await idle(db, patience);
    const time = now();
    const due = await nextDue(new Date(time));
    if (!due || due.getTime() > time) return;
  }
  throw new ClockStuck('something stays due although all jobs are done: look at the failed jobs');
}

const timetable = (name: string): JobKind<object> => ({ name, retries: 0, key: () => 'clock' });

async function idle(db: Db, patience: number): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    const { rows } = await db.execute<{ left: boolean }>(
      sql`select exists (select 1 from jobs.job where ${ofTheShop}
            and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))) as left`,
    );
    if (!rows[0]?.left) return;
    if (Date.now() > until) throw new ClockStuck('nobody does the jobs that are due: does the shop run?');
    await delay(LOOK_MS);
  }
}
