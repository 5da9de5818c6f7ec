import { sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import { sandboxClock } from './tables.ts';

/** How often a program checks whether the clock was moved, in ms. */
const REFRESH = 1000;

export interface SandboxClock extends Clock {
  /** Checks now; for tests and for a program's start. */
  refresh(): Promise<void>;
  close(): void;
}

/** The sandbox's time: real time plus what `npm run clock -- advance` has added. */
export async function openSandboxClock(db: Db, log: Log): Promise<SandboxClock> {
  let offset = 0;
  const refresh = async () => {
    const [row] = await db.select().from(sandboxClock);
    offset = row?.offsetMs ?? 0;
  };
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.warn({ err: error }, 'sandbox clock not read'));
  }, REFRESH).unref();
  return { now: () => new Date(Date.now() + offset), refresh, close: () => clearInterval(timer) };
}

/** Moves the sandbox's time forward and makes the jobs due that are due then. @returns the whole offset in ms. */
export async function advanceSandboxClock(db: Db, milliseconds: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(sandboxClock)
      .values({ offsetMs: milliseconds })
      .onConflictDoUpdate({
        target: sandboxClock.only,
        set: { offsetMs: sql`${sandboxClock.offsetMs} + ${milliseconds}` },
      })
      .returning();
    // The queue compares with the database's own time, so the start of waiting jobs is moved towards it instead.
    const queue = await tx.execute(sql`select to_regclass('jobs.job') as job`);
    if (queue.rows[0]?.job) {
      await tx.execute(
        sql`update jobs.job set start_after = start_after - ${milliseconds} * interval '1 millisecond'
            where state in ('created', 'retry')`,
      );
    }
    return row?.offsetMs ?? milliseconds;
  });
}

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Parses `90s`, `15m`, `6h` or `32d` into ms; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d{1,6})([smhd])$/.exec(text);
  return match ? Number(match[1]) * UNITS[match[2] as keyof typeof UNITS] : undefined;
}
