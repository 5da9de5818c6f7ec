import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from './log.ts';

/** A connection pool or a transaction: use cases take either, so that they compose. */
export type Db = Omit<NodePgDatabase, '$client'>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool on a PostgreSQL; nothing is connected until the first query. */
export function openDatabase(url: string, log: Log, { connections = 10 } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // An idle connection that the server closes must not take the process down; the pool opens a new one.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
