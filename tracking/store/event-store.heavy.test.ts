import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClickHouseClient, createClient } from '@clickhouse/client';
import type { Config } from '@spindle/platform/config.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKOUT_STEPS, type TrackingEvent } from '../protocol/event.ts';
import { REPORTS, type ReportName, type ReportRow } from '../reports/reports.ts';
import { examplePageView } from '../testing/example-event.ts';
import { type EventRow, eventRow } from './event-row.ts';
import { type EventStore, openEventStore } from './event-store.ts';
import { eventsWereRefused } from './events-refused.ts';

const key = Buffer.alloc(32, 7);
const directory = mkdtempSync(join(tmpdir(), 'spindle-events-'));
let endpoint: ChildProcess | undefined;
let admin: ClickHouseClient | undefined;
let dropDatabase: () => unknown = () => {};
let uploads = 0;

/** A separate database on the server named by `CLICKHOUSE_URL`, or else the HTTP endpoint that replaces a server. */
async function server(): Promise<Config['events']> {
  const url = process.env.CLICKHOUSE_URL;
  if (url) {
    const database = `spindle_test_${Date.now()}`;
    admin = createClient({ url });
    await admin.command({ query: `CREATE DATABASE ${database}` });
    dropDatabase = () => admin?.command({ query: `DROP DATABASE ${database}` });
    return { engine: 'server', url: new URL(`/${database}`, url).href };
  }
  const program = join(import.meta.dirname, '../testing/clickhouse-endpoint.ts');
  endpoint = spawn(process.execPath, [program, join(directory, 'server')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [port] = await once(endpoint.stdout as NodeJS.ReadableStream, 'data');
  return { engine: 'server', url: `http://127.0.0.1:${String(port).trim()}` };
}

test('an outage of the store is no refusal', async () => {
  const outage = await openEventStore({ engine: 'server', url: 'http://127.0.0.1:9' }).catch(
    (error) => error,
  );
  expect(eventsWereRefused(outage)).toBe(false);
  expect(eventsWereRefused(outage.cause)).toBe(false);
});

afterAll(async () => {
  await dropDatabase();
  await admin?.close();
  endpoint?.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

function row(day: string, fields: Partial<TrackingEvent> = {}) {
  uploads++;
  return eventRow(
    { ...examplePageView, ...fields },
    {
      uploadId: `${'e'.repeat(32)}${String(uploads).padStart(32, '0')}`,
      guid: 'e'.repeat(32),
      receivedAt: new Date(`${day}T10:00:00.123Z`),
      country: 'DE',
    },
    key,
  );
}

describe.each([
  [
    'the embedded engine',
    () => Promise.resolve<Config['events']>({ engine: 'embedded', directory: join(directory, 'embedded') }),
  ],
  ['a server over HTTP', server],
])('the event store on %s', (_, engine) => {
  let events: Config['events'];
  let store: EventStore;

  beforeAll(async () => {
    events = await engine();
    store = await openEventStore(events);
  });
  afterAll(() => store?.close());

  const insert = (rows: readonly EventRow[], token: string) =>
    store.insertEvents(
      rows.map((row) => JSON.stringify(row)),
      token,
    );
  const report = <Name extends ReportName>(name: Name, from: string, to: string, zone = 'UTC') =>
    store.query<ReportRow<Name>>(REPORTS[name].sql, { from, to, zone });
  const count = async (day: string) => {
    const [answer] = await store.query<{ rows: string }>(
      'SELECT count() AS rows FROM events WHERE toDate(received_at) = {day:Date}',
      { day },
    );
    return Number(answer?.rows);
  };

  test('gives back what was stored, to the millisecond and the last emoji', async () => {
    const stored = row('2026-01-01', { event_label: 'It\'s 💿 \\ "quoted"\n', pids: ['643', '60643'] });
    await insert([stored], 'batch-1');
    const [found] = await store.query<typeof stored>(
      `SELECT * EXCEPT received_at, formatDateTime(received_at, '%FT%T.%f') AS received_at
       FROM events WHERE toDate(received_at) = '2026-01-01'`,
    );
    expect(found).toMatchObject({
      event_label: stored.event_label,
      pids: ['643', '60643'],
      path: '/dvd-ripper',
      rest: '{"scroll_height":5200}',
      country: 'DE',
    });
    expect(found?.received_at).toContain('2026-01-01T10:00:00.123');
  });

  test('counts a batch that comes twice under one token once, and equal batches under two tokens twice', async () => {
    const batch = [row('2026-01-02'), row('2026-01-02')];
    await insert(batch, 'twice');
    await insert(batch, 'twice');
    expect(await count('2026-01-02')).toBe(2);
    await insert(batch, 'another');
    expect(await count('2026-01-02')).toBe(4);
  });

  test('reports visits, visitors and page views by day, each upload once', async () => {
    const first = row('2026-02-01');
    await insert([first, row('2026-02-01')], 'visits-1');
    await insert([first], 'visits-2');
    await insert([row('2026-02-03', { s_id: 'f'.repeat(32) })], 'visits-3');
    expect(await report('visits-by-day', '2026-02-01', '2026-02-03')).toEqual([
      { day: '2026-02-01', visits: 1, visitors: 1, pageViews: 2 },
      { day: '2026-02-03', visits: 1, visitors: 1, pageViews: 1 },
    ]);
    expect(await report('visits-by-day', '2026-02-02', '2026-02-02')).toEqual([]);
  });

  test('days are those of a zone: ten in the morning of one is midnight of the next elsewhere', async () => {
    await insert([row('2026-02-10')], 'zones');
    const count = async (day: string, zone: string) => {
      const found = await report('visits-by-day', day, day, zone);
      return found.map((each) => [each.day, each.visits]);
    };
    expect(await count('2026-02-11', 'Pacific/Kiritimati')).toEqual([['2026-02-11', 1]]);
    expect(await count('2026-02-10', 'Pacific/Kiritimati')).toEqual([]);
    // Eleven hours behind, it is eleven at night on the day before.
    expect(await count('2026-02-09', 'Pacific/Pago_Pago')).toEqual([['2026-02-09', 1]]);
    expect(await count('2026-02-10', 'Europe/Berlin')).toEqual([['2026-02-10', 1]]);
  });

  test('reports buy clicks by day', async () => {
    const click: Partial<TrackingEvent> = { event: 'buy_click', pids: ['643'] };
    await insert([row('2026-03-01', click), row('2026-03-01', click)], 'clicks');
    expect(await report('buy-clicks-by-day', '2026-03-01', '2026-03-31')).toEqual([
      { day: '2026-03-01', clicks: 2, visits: 1 },
    ]);
  });

  test('reports the checkout funnel, and zeros when nobody came', async () => {
    const reached = (visit: string, ...steps: (typeof CHECKOUT_STEPS)[number][]) =>
      steps.map((event) => row('2026-04-01', { event, s_id: visit.repeat(32) }));
    await insert(
      [
        ...reached('1', 'checkout_begin', 'checkout_begin'),
        ...reached('2', 'checkout_begin', 'checkout_submit', 'checkout_pay', 'checkout_complete'),
        ...reached('3', 'checkout_begin', 'checkout_submit'),
      ],
      'funnel',
    );
    const steps = (visits: number[]) =>
      CHECKOUT_STEPS.map((step, index) => ({ step, visits: visits[index] }));
    expect(await report('checkout-funnel', '2026-04-01', '2026-04-01')).toEqual(steps([3, 2, 1, 1]));
    expect(await report('checkout-funnel', '2026-05-01', '2026-05-01')).toEqual(steps([0, 0, 0, 0]));
  });

  test('takes values as values: nothing in a parameter is run', async () => {
    const text = "'; DROP TABLE events; --";
    const [answer] = await store.query<{ text: string }>('SELECT {text:String} AS text', { text });
    expect(answer?.text).toBe(text);
  });

  test('refuses a batch it can not read whole, and stores nothing of it', async () => {
    const broken = { ...row('2026-06-01'), received_at: 'yesterday' };
    const error = await insert([row('2026-06-01'), broken], 'broken').catch((error) => error);
    expect(eventsWereRefused(error)).toBe(true);
    expect(await count('2026-06-01')).toBe(0);
  });

  test.each([{ event_label: '\ud800' }, { sequence: -1 }, { sequence: 0.5 }, { pids: 'all' }])(
    'says that it refuses a row with %j for good',
    async (fields) => {
      const broken = { ...row('2026-06-02'), ...(fields as Partial<EventRow>) };
      const error = await insert([broken], `refused ${uploads}`).catch((error) => error);
      expect(eventsWereRefused(error)).toBe(true);
    },
  );

  test('keeps everything when it is closed and opened again', async () => {
    await insert([row('2026-07-01')], 'before closing');
    await store.close();
    store = await openEventStore(events);
    expect(await count('2026-07-01')).toBe(1);
  });
});
