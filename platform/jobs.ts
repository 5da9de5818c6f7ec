import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Db } from './database.ts';
import type { Log } from './log.ts';

/**
 * A kind of background work. `key` names the one thing a job is about: while a job with the same key
 * waits or runs, a second one is not queued.
 */
export interface JobKind<Data extends object> {
  name: string;
  /** Attempts after the first, 10 s apart and doubling. */
  retries: number;
  key(data: Data): string;
}

export interface Jobs {
  /**
   * Queues a job in the caller's transaction: it exists if and only if the transaction commits.
   * This is the only outbox.
   */
  send<Data extends object>(
    tx: Db,
    kind: JobKind<Data>,
    data: Data,
    options?: { after?: Date },
  ): Promise<void>;
}

export interface JobHandler<Data extends object = object> {
  kind: JobKind<Data>;
  /** Must be idempotent: a job runs at least once. */
  run(data: Data): Promise<void>;
  /** A cron expression (UTC) when the work is also due on a timetable, with empty data. */
  cron?: string;
}

/** Work of one kind. */
export function jobHandler<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data) => Promise<unknown>,
  timetable: Pick<JobHandler, 'cron'> = {},
): JobHandler<Data> {
  return { kind, run: async (data) => void (await run(data)), ...timetable };
}

export interface JobRunner extends Jobs {
  /** Makes the queues and, with `handlers`, takes work from them. */
  start(kinds: readonly JobKind<never>[], handlers?: readonly JobHandler<never>[]): Promise<void>;
  /** Stops taking work and waits for what is under way, 4 s at most; what is cut then is tried again. */
  stop(): Promise<void>;
}

/**
 * Jobs in the shop's own PostgreSQL (schema `jobs`).
 * @param works false in a program that only sends: it then leaves timetables and lost jobs to those that work.
 * @param lookEverySeconds how often to look for jobs that wait for another try or whose process died.
 */
export function openJobs(
  databaseUrl: string,
  log: Log,
  { works = true, lookEverySeconds = 5 }: { works?: boolean; lookEverySeconds?: number } = {},
): JobRunner {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 4,
    useListenNotify: works,
    schedule: works,
    supervise: works,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  return {
    async send(tx, kind, data, { after } = {}) {
      await boss.send(kind.name, data, {
        db: fromDrizzle(tx, sql),
        singletonKey: kind.key(data),
        ...(after && { startAfter: after }),
      });
    },
    async start(kinds, handlers = []) {
      await boss.start();
      for (const kind of kinds) {
        await boss.createQueue(kind.name, {
          policy: 'exclusive',
          retryLimit: kind.retries,
          retryDelay: 10,
          retryBackoff: true,
          notify: true,
          // A job whose process was killed is taken up again within half a minute, not after the default's
          // quarter of an hour; until then it would also keep jobs with its key out.
          heartbeatSeconds: 10,
        });
      }
      for (const { kind, run, cron } of handlers as readonly JobHandler<object>[]) {
        const runOne = async ({ id, data }: Job<object>): Promise<JobResult> => {
          try {
            await run(data ?? {});
            return { id, status: 'completed' };
          } catch (error) {
            log.error({ err: error, job: kind.name, id }, 'job failed');
            return { id, status: 'failed', output: { message: String(error) } };
          }
        };
        // Full batches are followed by the next at once: two hundred webhooks do not wait two seconds each.
        await boss.work<object>(
          kind.name,
          {
            pollingIntervalSeconds: Math.min(2, lookEverySeconds),
            // Jobs announce themselves; this finds those that are tried again.
            notifyPollingIntervalSeconds: lookEverySeconds,
            batchSize: 8,
            burstWhenBatchFull: true,
            perJobResults: true,
          },
          (jobs: Job<object>[]) => Promise.all(jobs.map(runOne)),
        );
        if (cron) await boss.schedule(kind.name, cron);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 4_000 }),
  };
}
