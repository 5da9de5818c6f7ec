import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { failedQueue } from './failed-jobs.ts';

/** A job that is not done: it is waiting or running, or has used up its tries. */
export interface UnfinishedJob {
  kind: string;
  data: object;
  state: 'waiting' | 'failed';
  /** The error of the last try; empty while it waits. */
  error: string;
  queuedAt: Date;
}

/**
 * Unfinished jobs of these kinds whose data name one of these things.
 * @param field of the data, such as `orderId`.
 */
export async function jobsAbout(
  db: Db,
  kinds: readonly string[],
  { field, values }: { field: string; values: readonly string[] },
): Promise<UnfinishedJob[]> {
  if (kinds.length === 0 || values.length === 0) return [];
  const about = sql`data ->> ${field} in ${[...values]}`;
  const { rows } = await db.execute<Omit<UnfinishedJob, 'queuedAt'> & { queued_at: string }>(
    sql`select name as kind, data, 'waiting' as state, '' as error, created_on as queued_at
        from jobs.job where name in ${[...kinds]} and state <= 'active' and ${about}
      union all
        select source_name, data, 'failed', coalesce(source_output ->> 'message', source_output ->> 'value', ''), created_on
        from jobs.job where name in ${kinds.map(failedQueue)} and source_name is not null and state = 'created' and ${about}
      order by queued_at`,
  );
  return rows.map(({ queued_at, ...job }) => ({ ...job, queuedAt: new Date(queued_at) }));
}
