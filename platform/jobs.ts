import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import { PATIENT_TIMES, timesFor } from './bounded-pool.ts';
import type { Db } from './database.ts';
import { failedQueue } from './failed-jobs.ts';
import { type Log, withoutParams } from './log.ts';

const DAY = 24 * 3600;

/** How often a worker looks by itself, in seconds: hardly ever, as it is woken when jobs are sent or due. */
const OWN_LOOK_SECONDS = 600;

/** How many workers a kind of work with groups has. */
const GROUPS_AT_ONCE = 4;

/** A year, since the shop's operator may be away for a while. */
const KEEP_FAILED_DAYS = 365;

/**
 * A kind of background work. `key` identifies what a job is about: while a job with the same key waits or runs, a second one
 * is not queued. Of jobs with the same key that have used up their tries, only the last one waits for a person, until one of them
 * succeeds.
 */
export interface JobKind<Data extends object> {
  name: string;
  /** Attempts after the first, 10 s apart and doubling. */
  retries: number;
  key(data: Data): string;
  /**
   * Whom a job depends on, such as a server of somebody else. A process runs one job of a group at a time, so that a server that
   * does not answer does not hold up jobs for others.
   */
  group?(data: Data): string;
  /**
   * How many days a failed job waits for a person: a year, or less if its data name somebody. Failed jobs of a timetable are
   * not kept, since the next run is the next try, unless this is set.
   */
  keepFailedDays?: number;
  /** A cron expression (UTC) if the work is also done on a timetable, with empty data. */
  cron?: string;
  /** For jobs on a timetable: also run when a program starts to work jobs off, because pages need the result. */
  atStart?: boolean;
}

export interface Jobs {
  /** Queues a job in the caller's transaction: it exists if and only if the transaction commits. There is no other outbox. */
  send<Data extends object>(
    tx: Db,
    kind: JobKind<Data>,
    data: Data,
    options?: { after?: Date },
  ): Promise<void>;
  /**
   * Queues a job that has used up its tries again, in the caller's transaction.
   * @returns false when there is no such failed job, or another one with the same key is waiting.
   */
  retryFailed(tx: Db, kind: string, id: string): Promise<boolean>;
}

export interface JobHandler<Data extends object = object> {
  kind: JobKind<Data>;
  /** Must be idempotent: a job runs at least once. */
  run(data: Data): Promise<void>;
}

/** A handler for one kind of work. */
export function jobHandler<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data) => Promise<unknown>,
): JobHandler<Data> {
  return { kind, run: async (data) => void (await run(data)) };
}

export interface JobRunner extends Jobs {
  /** Creates the queues and, with `handlers`, takes jobs from them. */
  start(kinds: readonly JobKind<never>[], handlers?: readonly JobHandler<never>[]): Promise<void>;
  /** Stops taking jobs and waits for running ones, at most 4 s; those that are cut off are tried again. */
  stop(): Promise<void>;
}

/**
 * Jobs in the shop's own PostgreSQL (schema `jobs`).
 * @param works false in a program that only sends: it leaves timetables and lost jobs to those that work.
 * @param lookEverySeconds how often to look for jobs that are due for another try or whose process died.
 */
export function openJobs(
  databaseUrl: string,
  log: Log,
  { works = true, lookEverySeconds = 5 }: { works?: boolean; lookEverySeconds?: number } = {},
): JobRunner {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    ...timesFor(PATIENT_TIMES),
    schema: 'jobs',
    max: 4,
    useListenNotify: works,
    schedule: works,
    supervise: works,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  /** Ids, by kind. */
  const workers = new Map<string, string[]>();
  let looking: NodeJS.Timeout | undefined;

  /** Asked for all kinds by one statement: that each worker asks, all at the same moment, made visitors wait meanwhile. */
  const wakeForDue = async () => {
    const { rows } = await boss.getDb().executeSql(
      `select kind.name from unnest($1::text[]) kind (name) where exists (select from jobs.job
         where job.name = kind.name and state < 'active' and not blocked and start_after <= jobs.job_now())`,
      [[...workers.keys()]],
    );
    for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };

  return {
    async send(tx, kind, data, { after } = {}) {
      await boss.send(kind.name, data, {
        db: fromDrizzle(tx, sql),
        singletonKey: kind.key(data),
        ...(kind.group && { group: { id: kind.group(data) } }),
        ...(after && { startAfter: after }),
      });
    },
    async retryFailed(tx, kind, id) {
      const queue = failedQueue(kind);
      if (!(await boss.getQueue(queue))) return false;
      return (await boss.redrive(queue, { ids: [id], db: fromDrizzle(tx, sql) })) === 1;
    },
    async start(kinds, handlers = []) {
      await boss.start();
      for (const kind of kinds) {
        const settings = {
          retryLimit: kind.retries,
          retryDelay: 10,
          retryBackoff: true,
          notify: true,
          // A job whose process was killed is retried within half a minute, instead of the default of 15 minutes; until then
          // it would also keep jobs with its key from being queued.
          heartbeatSeconds: 10,
        };
        // Creating a queue that exists does not change its settings, so they are updated.
        await boss.createQueue(kind.name, { policy: 'exclusive', ...settings });
        if (!waitsForPerson(kind)) {
          await boss.updateQueue(kind.name, settings);
        } else {
          const kept = { retentionSeconds: (kind.keepFailedDays ?? KEEP_FAILED_DAYS) * DAY };
          await boss.createQueue(failedQueue(kind.name), kept);
          await boss.updateQueue(failedQueue(kind.name), kept);
          await boss.updateQueue(kind.name, { ...settings, deadLetter: failedQueue(kind.name) });
        }
      }
      for (const { kind, run } of handlers as readonly JobHandler<object>[]) {
        const runOne = async ({ id, data, retryCount }: Job<object>): Promise<JobResult> => {
          // Whatever looks for due work queues it again after each failure. A person should see that failure only once, and no
          // longer once the work is done.
          const forgetFailures = async () => {
            if (!waitsForPerson(kind)) return;
            const queue = failedQueue(kind.name);
            const before = await boss.findJobs(queue, { key: kind.key(data ?? {}), queued: true });
            if (before.length > 0)
              await boss.deleteJob(
                queue,
                before.map((job) => job.id),
              );
          };
          try {
            await run(data ?? {});
            await forgetFailures();
            return { id, status: 'completed' };
          } catch (error) {
            const last = retryCount >= kind.retries;
            log.error({ err: error, job: kind.name, id }, last ? 'job gave up' : 'job failed');
            if (last) await forgetFailures();
            return { id, status: 'failed', output: { message: withoutPersons(error) } };
          }
        };
        const looks = {
          pollingIntervalSeconds: Math.min(2, lookEverySeconds),
          // Jobs announce themselves, and `wakeForDue` finds retries.
          notifyPollingIntervalSeconds: OWN_LOOK_SECONDS,
          perJobResults: true as const,
        };
        if (kind.group) {
          // A batch would take as long as its slowest job. A group takes up one of the workers.
          const ids: string[] = [];
          workers.set(kind.name, ids);
          for (let worker = 0; worker < GROUPS_AT_ONCE; worker += 1) {
            const id = await boss.work<object>(
              kind.name,
              { ...looks, batchSize: 1, localGroupConcurrency: 1 },
              async ([job]: Job<object>[]) => {
                const results = job ? [await runOne(job)] : [];
                // Otherwise it would wait for its next look, even if more jobs are there.
                boss.notifyWorker(id);
                return results;
              },
            );
            ids.push(id);
          }
        } else {
          // A full batch is followed by the next one at once, so that two hundred webhooks do not wait two seconds each.
          const id = await boss.work<object>(
            kind.name,
            { ...looks, batchSize: 8, burstWhenBatchFull: true },
            (jobs: Job<object>[]) => Promise.all(jobs.map(runOne)),
          );
          workers.set(kind.name, [id]);
        }
        // With the same key as `send` uses, so that a timetable's job and the one at the start don't run at the same time.
        if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { singletonKey: kind.key({}) });
        if (kind.atStart) await boss.send(kind.name, {}, { singletonKey: kind.key({}) });
      }
      if (workers.size === 0) return;
      let isLooking = false;
      const look = async () => {
        // A database that does not answer must not be asked by all connections.
        if (isLooking) return;
        isLooking = true;
        try {
          await wakeForDue();
        } catch (error) {
          log.warn({ err: error }, 'could not look for due jobs');
        } finally {
          isLooking = false;
        }
      };
      looking = setInterval(() => void look(), lookEverySeconds * 1_000).unref();
    },
    async stop() {
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: 4_000 });
    },
  };
}

const waitsForPerson = ({ cron, keepFailedDays }: Pick<JobKind<never>, 'cron' | 'keepFailedDays'>) =>
  !cron || keepFailedDays !== undefined;

/** What is stored of an error, for as long as the job: errors of mail servers and databases repeat addresses. */
function withoutPersons(error: unknown): string {
  return withoutParams(String(error)).replace(/[^\s<>"'(),:;=]+@/g, '…@');
}
