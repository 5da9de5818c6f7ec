import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from './database.ts';

/** The queue in which jobs of a kind wait for a person after using up their tries; no worker takes from it. */
export function failedQueue(kind: string): string {
  return `${kind}.failed`;
}

/** A job that has used up its tries. */
export interface FailedJob {
  id: string;
  kind: string;
  data: object;
  /** The error of the last try. */
  error: string;
  tries: number;
  failedAt: Date;
}

const waiting = sql`name like '%.failed' and source_name is not null and state = 'created'`;

/** Newest first. */
export async function listFailedJobs(db: Db, { limit = 100 } = {}): Promise<FailedJob[]> {
  const { rows } = await db.execute<Omit<FailedJob, 'failedAt'> & { failed_at: string }>(
    sql`select id, source_name as kind, data, source_retry_count + 1 as tries, created_on as failed_at,
          coalesce(source_output ->> 'message', source_output ->> 'value', '') as error
        from jobs.job where ${waiting} order by created_on desc limit ${limit}`,
  );
  return rows.map(({ failed_at, ...job }) => ({ ...job, failedAt: new Date(failed_at) }));
}

async function countByKind(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await db.execute<{ kind: string; count: number }>(
    sql`select source_name as kind, count(*)::int as count from jobs.job where ${waiting} group by 1`,
  );
  return rows;
}

/**
 * Adds the number of failed jobs of each kind to a program's metrics.
 * @param patience how long the database may take, in ms; after that the figure is left out.
 */
export function countFailedJobs(registry: Registry, db: Db, patience = 1_000): void {
  new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that have used up their tries and wait for a person',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      // The other figures are needed most when the database is down or hangs.
      const counted = await Promise.race([
        countByKind(db).catch(() => []),
        delay(patience, [], { ref: false }),
      ]);
      this.reset();
      for (const { kind, count } of counted) this.set({ kind }, count);
    },
  });
}
