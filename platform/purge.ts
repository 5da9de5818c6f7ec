import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './database.ts';
import type { Log } from './log.ts';

const CHANNEL = 'spindle_purge';

/**
 * Tells every node that documents have changed. Within a transaction the message is sent at commit.
 * @param tags surrogate keys such as `products:643`; see content/README.md.
 */
export async function announcePurge(db: Db, tags: readonly string[]): Promise<void> {
  for (const message of messagesOf(tags)) await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
}

/** The limit of PostgreSQL for one message, in bytes: less than 8,000. */
const LARGEST_MESSAGE = 7_999;

function messagesOf(tags: readonly string[]): string[] {
  const message = JSON.stringify(tags);
  if (tags.length <= 1 || Buffer.byteLength(message) <= LARGEST_MESSAGE) return [message];
  const half = Math.ceil(tags.length / 2);
  return [...messagesOf(tags.slice(0, half)), ...messagesOf(tags.slice(half))];
}

export interface PurgeListener {
  close(): Promise<void>;
}

/** How often the connection is tested, and how long it may take to answer, in ms. */
const HEARTBEAT = { every: 10_000, deadline: 5_000 };

/** Pause before a lost connection is replaced, in ms. */
const RECONNECT_AFTER = 500;

/**
 * Listens for purges on a connection of its own. Messages may have been missed before a connection begins to listen, so
 * `purgeAll`, which should drop everything, runs each time one does. A connection can be lost without notice (a machine that
 * failed, a firewall that forgot it), so each regularly sends a message to itself.
 */
export function listenForPurges(
  url: string,
  log: Log,
  on: { purge(tags: readonly string[]): void; purgeAll(): void },
  heartbeat: { every: number; deadline: number } = HEARTBEAT,
): PurgeListener {
  let connection: pg.Client | undefined;
  let closed = false;
  let next: NodeJS.Timeout | undefined;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: heartbeat.deadline,
      query_timeout: heartbeat.deadline,
    });
    connection = client;
    const echo = `${CHANNEL}_${randomUUID().replaceAll('-', '')}`;
    let echoed = () => {};
    client.on('notification', ({ channel, payload }) => {
      if (channel === echo) echoed();
      else on.purge(JSON.parse(payload ?? '[]') as string[]);
    });
    let lost = false;
    const reconnect = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      log.warn({ err: error }, 'purge listener lost its connection');
      clearTimeout(next);
      // A connection with an unanswered query is cut off instead of closed properly.
      client.end().catch(() => {});
      next = setTimeout(connect, RECONNECT_AFTER);
    };
    const beat = async () => {
      const heard = new Promise<void>((resolve) => {
        echoed = resolve;
      });
      const late = AbortSignal.timeout(heartbeat.deadline);
      try {
        await client.query(`notify ${echo}`);
        await Promise.race([
          heard,
          once(late, 'abort').then(() => Promise.reject(new Error('It does not hear itself.'))),
        ]);
        if (!lost && !closed) next = setTimeout(beat, heartbeat.every);
      } catch (error) {
        reconnect(error as Error);
      }
    };
    client.on('error', reconnect);
    client.on('end', () => reconnect());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await client.query(`listen ${echo}`);
      on.purgeAll();
      next = setTimeout(beat, heartbeat.every);
    } catch (error) {
      reconnect(error as Error);
    }
  };
  void connect();

  return {
    async close() {
      closed = true;
      clearTimeout(next);
      await connection?.end();
    },
  };
}
