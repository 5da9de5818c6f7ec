import { fixedClock } from '@spindle/platform/clock.ts';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Commerce } from '../../checkout/testing/commerce.ts';
import { openPrivacyWorker, unfinished } from './privacy-worker.ts';

/** A shop whose worker runs. */
export interface Restarted extends Commerce {
  clock: ReturnType<typeof fixedClock>;
  /** Waits until all queued jobs are done. */
  settle(): Promise<void>;
}

/** Opens the shop again on the database that a killed process has left, does all that is queued, and then runs `then`. */
export async function afterRestart<T>(
  { url, at }: { url: string; at: Date },
  then: (shop: Restarted) => Promise<T>,
): Promise<T> {
  const clock = fixedClock(at);
  const shop = await openPrivacyWorker(url, clock);
  const { db } = shop;
  const done = (besides: readonly string[] = []) =>
    vi.waitFor(
      async () => {
        // The wait between two tries is not tested here.
        await db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
        expect(await unfinished(shop, besides)).toEqual([]);
      },
      { timeout: 280_000, interval: 50 },
    );
  const settle = () => done();
  try {
    // A job that a killed process was running is retried when its heartbeat has timed out: after the jobs it has queued.
    const { rows } = await db.execute<{ id: string }>(
      sql`update jobs.job set heartbeat_on = now() + interval '1 hour' where state = 'active' returning id`,
    );
    await shop.startJobs();
    await done(rows.map(({ id }) => id));
    await db.execute(
      sql`update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
    );
    await settle();
    return await then({ ...shop, clock, settle });
  } finally {
    await shop.jobs.stop();
    await shop.close();
  }
}
