import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './database.ts';
import type { Log } from './log.ts';

const CHANNEL = 'spindle_purge';

/**
 * Tells every node that documents have changed. Inside a transaction the message leaves at commit.
 * @param tags surrogate keys such as `products:643`; see content/README.md.
 */
export async function announcePurge(db: Db, tags: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(tags)})`);
}

export interface PurgeListener {
  close(): Promise<void>;
}

/**
 * Listens for purges on a connection of its own. Before a connection listens, messages may have been missed,
 * so `gap` runs whenever one begins to, and should drop everything.
 */
export function listenForPurges(
  url: string,
  log: Log,
  on: { purge(tags: readonly string[]): void; gap(): void },
): PurgeListener {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    if (closed) return;
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => {
      on.purge(JSON.parse(payload ?? '[]') as string[]);
    });
    let lost = false;
    const reconnect = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      log.warn({ err: error }, 'purge listener lost its connection');
      next.end().catch(() => {});
      retry = setTimeout(connect, 500);
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect());
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      on.gap();
    } catch (error) {
      reconnect(error as Error);
    }
  };
  void connect();

  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
