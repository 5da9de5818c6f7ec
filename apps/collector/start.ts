import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import { followConnections, stopListening } from '@spindle/platform/connections.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';
import type { Log } from '@spindle/platform/log.ts';
import { reportsToken } from '@spindle/tracking/reports/reports-token.ts';
import type { EventRow } from '@spindle/tracking/store/event-row.ts';
import { type EventStore, openEventStore } from '@spindle/tracking/store/event-store.ts';
import { eventsWereRefused } from '@spindle/tracking/store/events-refused.ts';
import { allowedOrigins } from './cors.ts';
import { startFeeder } from './feeder.ts';
import { type Journal, openJournal } from './journal/journal.ts';
import { createMetrics } from './metrics.ts';
import { createRecentUploads } from './recent-uploads.ts';
import { createCollectorServer } from './server.ts';
import { END_TIMES, STOP_TIME } from './stop-times.ts';

/** How long a retry of the same upload is recognised, in ms; the tracker gives up long before. */
const RETRY_WINDOW = 10 * 60 * 1000;

/** 12 MB, allocated at the start; covers less than the window if more than 416 posts a second come. */
const UPLOADS_REMEMBERED = 250_000;

const MB = 1024 * 1024;

export interface Collector {
  port: number;
  /** Accepts no more posts, stores what it has, closes the store. */
  stop(): Promise<void>;
}

/** Opens the store and listens. */
export async function startCollector({
  config,
  log,
  clock,
}: {
  config: Pick<
    Config,
    | 'events'
    | 'dataDir'
    | 'ports'
    | 'formOrigins'
    | 'sisterHosts'
    | 'secret'
    | 'trustProxy'
    | 'countryHeader'
    | 'metricsToken'
  >;
  log: Log;
  clock: Clock;
}): Promise<Collector> {
  const store = await openEventStore(config.events);
  const metrics = createMetrics(log, () => journal.bytes);
  const journal = await openJournal({
    directory: join(config.dataDir, 'journal'),
    delay: 5,
    capacity: { unwritten: 32 * MB, all: 256 * MB },
    segmentBytes: 4 * MB,
    onFailure: (error) => log.error({ err: error }, 'the journal could not be written'),
    onTorn: (bytes) => log.warn({ bytes }, 'a torn record was cut off the journal'),
  });
  const recent = createRecentUploads({
    windowMs: RETRY_WINDOW,
    limit: UPLOADS_REMEMBERED,
    kept: [...(await uploadsSince(store, RETRY_WINDOW)), ...(await uploadsIn(journal))],
  });
  const feeder = startFeeder({
    journal,
    async store(rows, token) {
      const done = metrics.insertSeconds.startTimer();
      await store.insertEvents(rows, token);
      done();
      metrics.insertRows.observe(rows.length);
    },
    isRefusal: eventsWereRefused,
    interval: 500,
    patience: 30_000,
    onFailure: (error) => log.error({ err: error }, 'events wait in the journal: they were not stored'),
    onRefused(row, error) {
      metrics.uploads.inc({ outcome: 'not_storable' });
      const { upload_id } = JSON.parse(row) as EventRow;
      log.error({ err: error, uploadId: upload_id }, 'an event was given up: the store refuses it');
    },
  });

  let ready = true;
  const server = createCollectorServer({
    clock,
    log,
    room: { bytes: 32 * 1024 * 1024 },
    journal,
    feeder,
    recent,
    metrics,
    store,
    personKey: deriveKey(config.secret, 'tracking-persons'),
    reportsToken: reportsToken(config.secret),
    proxies: config,
    metricsToken: config.metricsToken,
    origins: allowedOrigins(config),
    isReady: () => ready,
  });
  const connections = followConnections(server, END_TIMES);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.ports.collector, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      ready = false;
      const deadline = wait(STOP_TIME, undefined, { ref: false });
      stopListening(server);
      const stored = connections
        .end()
        .then(() => feeder.stop())
        .then(() => journal.bytes === 0);
      if (await Promise.race([stored, deadline])) {
        // Everything is stored: nothing is lost if a disk or a server delays this.
        await Promise.race([journal.close().then(() => store.close()), deadline]);
      } else {
        log.warn({ bytes: journal.bytes }, 'events stay in the journal until the next start');
      }
    },
  };
}

interface KeptUpload {
  uploadId: string;
  /** When it was received, in ms. */
  time: number;
}

async function uploadsIn(journal: Journal): Promise<KeptUpload[]> {
  const uploads: KeptUpload[] = [];
  for (const segment of journal.sealed) {
    // The feeder reports a segment that can't be read.
    const rows = await journal.read(segment).catch(() => []);
    for (const row of rows) {
      const { upload_id, received_at } = JSON.parse(row) as EventRow;
      uploads.push({ uploadId: upload_id, time: Date.parse(received_at) });
    }
  }
  return uploads;
}

/** A visitor may retry a post that was stored just before this process was killed. */
async function uploadsSince(store: EventStore, milliseconds: number): Promise<KeptUpload[]> {
  const rows = await store.query<{ uploadId: string; time: string }>(
    `SELECT upload_id AS uploadId, toUnixTimestamp64Milli(received_at) AS time FROM events
     WHERE received_at > now64(3) - toIntervalMillisecond({milliseconds:UInt32})
     ORDER BY received_at DESC LIMIT {limit:UInt32}`,
    { milliseconds, limit: UPLOADS_REMEMBERED },
  );
  return rows.reverse().map(({ uploadId, time }) => ({ uploadId, time: Number(time) }));
}
