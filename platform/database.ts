import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { BoundedPool, type DatabaseTimes, PATIENT_TIMES, timesFor } from './bounded-pool.ts';
import type { Log } from './log.ts';
import { RecurringStatements } from './recurring-statements.ts';

/** A connection pool or a transaction: use cases accept either, so that they can be combined. */
export type Db = Omit<NodePgDatabase, '$client'>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connections?: number;
  /** `PATIENT_TIMES` by default; where visitors wait, `visitorTimes`. */
  times?: DatabaseTimes;
}

/** Opens a pool on a PostgreSQL database; nothing connects before the first query. */
export function openDatabase(url: string, log: Log, options: DatabaseOptions = {}): Database {
  const { connections = 10, times = PATIENT_TIMES } = options;
  const pool = new BoundedPool({
    ...{ connectionString: url, max: connections, ...timesFor(times) },
    statements: new RecurringStatements(),
  });
  // A connection that the server closes, idle or within a transaction, must not end the process: the running query fails, and
  // the pool opens a new connection.
  const lost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
