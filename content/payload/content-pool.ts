import { BoundedPool } from '@spindle/platform/bounded-pool.ts';
import type { Log } from '@spindle/platform/log.ts';
import pg from 'pg';

export interface ContentPool {
  /** For the adapter's `pg` option. */
  pg: typeof pg;
  /** Gives back what the adapter keeps for itself; to be called when the content system has started. */
  settle(): void;
}

/**
 * Payload's own pool with what it lacks: it survives a database that goes away, and it can be closed.
 * Payload checks one connection out at its start and never returns it (and one more after each reset).
 */
export function contentPool(log: Log): ContentPool {
  let held: pg.PoolClient | undefined;

  class Pool extends BoundedPool {
    /**
     * Drizzle knows a pool of another copy of `pg` by the word "Pool" in its class's name, and gives a
     * transaction a connection of its own only then. Without this line the back office's minifier shortens the
     * name, and a transaction's statements run on whatever connections are free.
     */
    static override readonly name = 'Pool';

    constructor(options?: pg.PoolConfig) {
      super(options);
      // Also while a transaction runs on it: a lost connection fails the query, not the process.
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
