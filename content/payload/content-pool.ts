import { BoundedPool } from '@spindle/platform/bounded-pool.ts';
import type { Log } from '@spindle/platform/log.ts';
import pg from 'pg';

export interface ContentPool {
  /** For the adapter's `pg` option. */
  pg: typeof pg;
  /** Releases the connection that the adapter never returns. Call it once the content system has started. */
  settle(): void;
}

/**
 * Payload's own pool with what it lacks: it survives a database that goes away, and it can be closed. At its start,
 * Payload checks out one connection and never returns it (and another one after each reset).
 */
export function contentPool(log: Log): ContentPool {
  let held: pg.PoolClient | undefined;

  class Pool extends BoundedPool {
    /**
     * Drizzle recognises a pool of another copy of `pg` by the word "Pool" in the name of its class, and only then gives
     * a transaction a connection of its own. Without this line, the back office's minifier shortens the name, and the
     * statements of a transaction run on whatever connections are free.
     */
    static override readonly name = 'Pool';

    constructor(options?: pg.PoolConfig) {
      super(options);
      // Also while a transaction runs on the connection: losing it fails the query, not the process.
      const lost = (error: Error) => log.warn({ err: error }, 'content database connection lost');
      this.on('error', lost);
      this.on('connect', (client) => client.on('error', lost));
      this.once('acquire', (client) => {
        held = client;
      });
    }
  }

  return {
    pg: Object.assign(Object.create(pg) as typeof pg, { Pool }),
    settle() {
      const [payloads] = held?.listeners('error') ?? [];
      if (payloads) held?.removeListener('error', payloads as () => void);
      held?.release();
      held = undefined;
    },
  };
}
