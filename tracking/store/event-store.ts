import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ClickHouseClient,
  type ClickHouseClientConfigOptions,
  ClickHouseLogLevel,
  createClient,
} from '@clickhouse/client';
import type { Config } from '@spindle/platform/config.ts';
import { createChdbConnection } from 'chdb/connection';
import { killOnExitWhileBusy } from './kill-on-exit-while-busy.ts';
import { migrate } from './migrate.ts';

export interface EventStore {
  /**
   * Stores a batch; when the promise resolves, it is on disk. A batch sent again with the same token counts once.
   * @param rows each an `EventRow` as JSON.
   */
  insertEvents(rows: readonly string[], token: string): Promise<void>;
  /** Runs a report. Values are passed as parameters (`{from:Date}`), never within the text. */
  query<Row>(sql: string, parameters?: Record<string, unknown>): Promise<Row[]>;
  close(): Promise<void>;
}

/** The store can't be opened; the message says what to do. */
export class EventStoreUnavailable extends Error {
  override name = 'EventStoreUnavailable';
}

/**
 * Opens the event store: ClickHouse as a library in this process, or a ClickHouse server. Creates or changes tables first.
 * @throws {EventStoreUnavailable} when another process has the embedded store open, its directory can't be written, or the
 * server does not answer.
 */
export async function openEventStore(events: Config['events']): Promise<EventStore> {
  const { writer, reader } = events.engine === 'embedded' ? embedded(events.directory) : remote(events.url);
  const exit = events.engine === 'embedded' ? killOnExitWhileBusy() : undefined;
  const run = exit?.run ?? (<T>(statement: () => Promise<T>) => statement());
  const close = async () => {
    await Promise.all([writer.close(), reader.close()]);
    exit?.release();
  };
  try {
    await migrate(writer);
  } catch (error) {
    await close();
    if (events.engine === 'embedded') throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new EventStoreUnavailable(
      `The event store ${new URL(events.url).host} can't be used: ${message || code}. See CLICKHOUSE_URL.`,
      { cause: error },
    );
  }
  return {
    async insertEvents(rows, token) {
      if (rows.length === 0) return;
      // The rows are part of the statement's text: passed separately, they would be copied three more times.
      await run(() =>
        writer.command({
          query: `INSERT INTO events FORMAT JSONEachRow\n${rows.join('\n')}`,
          clickhouse_settings: {
            insert_deduplication_token: token,
            date_time_input_format: 'best_effort',
            async_insert: 0,
          },
        }),
      );
    },
    async query<Row>(sql: string, parameters: Record<string, unknown> = {}) {
      const answer = await run(() =>
        reader.query({ query: sql, query_params: parameters, format: 'JSONEachRow' }),
      );
      return answer.json<Row>();
    },
    close,
  };
}

interface Clients {
  writer: ClickHouseClient;
  reader: ClickHouseClient;
}

/** In a single session inserts would wait for reports, so each has its own. */
function embedded(directory: string): Clients {
  try {
    mkdirSync(directory, { recursive: true });
    const open = () =>
      createClient({
        // Both implement the same interface, but the client has a newer copy of its types (settings only).
        connection: createChdbConnection({ path: directory }) as unknown as NonNullable<
          ClickHouseClientConfigOptions['connection']
        >,
      });
    return { writer: open(), reader: open() };
  } catch (error) {
    throw new EventStoreUnavailable(
      `The event store ${directory} can't be opened${owner(directory)}. ` +
        'Stop the other collector, or see that the directory can be written.',
      { cause: error },
    );
  }
}

/** The engine keeps a locked file `status` with its process id; the lock ends with the process, however that dies. */
function owner(directory: string): string {
  try {
    const pid = /PID: (\d+)/.exec(readFileSync(join(directory, 'status'), 'utf8'))?.[1];
    return pid ? ` (process ${pid} had it open last)` : '';
  } catch {
    return '';
  }
}

function remote(url: string): Clients {
  const client = createClient({
    url,
    compression: { request: true, response: true },
    max_open_connections: 10,
    // Errors are thrown, and logged by the caller.
    log: { level: ClickHouseLogLevel.OFF },
    request_timeout: 30_000,
  });
  return { writer: client, reader: client };
}
