import { statfsSync } from 'node:fs';
import type { Config } from '@spindle/platform/config.ts';
import pg from 'pg';
import { isPortFree, portTakenLine } from './ports.ts';

/** What prevents a start, one line each; empty when nothing does. */
export async function findObstacles(config: Config, { embedded }: { embedded: boolean }): Promise<string[]> {
  const found = await Promise.all([
    fullDisk(config.dataDir),
    takenPort(config.ports.storefront, 'PORT', 'storefront'),
    takenPort(config.ports.backoffice, 'BACKOFFICE_PORT', 'back office'),
    takenPort(config.ports.collector, 'COLLECTOR_PORT', 'collector'),
    embedded ? undefined : unreachableDatabase(config.databaseUrl),
    config.events.engine === 'server' ? unreachableEvents(config.events.url) : undefined,
  ]);
  const { storefront, backoffice, collector } = config.ports;
  if (new Set([storefront, backoffice, collector]).size < 3) {
    return ['PORT, BACKOFFICE_PORT and COLLECTOR_PORT must be three different ports.'];
  }
  return found.filter((line) => line !== undefined);
}

/** PostgreSQL's first files and its log alone take about 80 MB. */
const ROOM_NEEDED = 300_000_000;

function fullDisk(directory: string): string | undefined {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  return free >= ROOM_NEEDED
    ? undefined
    : `DATA_DIR: ${directory} has ${Math.floor(free / 1_000_000)} MB of room; the shop needs ${ROOM_NEEDED / 1_000_000} MB. Make room or choose another directory.`;
}

async function takenPort(port: number, variable: string, program: string): Promise<string | undefined> {
  return (await isPortFree(port)) ? undefined : portTakenLine(port, variable, program);
}

/** Why a database can't be used, in one line; undefined when it can. */
export async function unreachableDatabase(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    // The URL contains a password, so only host and database are shown.
    const { host, pathname } = new URL(url);
    return `DATABASE_URL: no connection to ${host}${pathname} (${reason(error)}).`;
  } finally {
    await client.end().catch(() => {});
  }
}

async function unreachableEvents(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL('/ping', url), { signal: AbortSignal.timeout(5000) });
    return answer.ok ? undefined : `CLICKHOUSE_URL: ${new URL(url).host} answers ${answer.status}.`;
  } catch (error) {
    return `CLICKHOUSE_URL: no connection to ${new URL(url).host} (${reason(error)}).`;
  }
}

function reason(error: unknown): string {
  const { code, message, cause } = error as Error & { code?: string };
  return message || code || (cause ? reason(cause) : 'unknown reason');
}
