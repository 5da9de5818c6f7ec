import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeUpload } from '../protocol/decode-upload.ts';
import { encodeUpload } from '../protocol/encode-upload.ts';
import { examplePageView } from '../testing/example-event.ts';
import { type EventRow, errorRow, eventRow } from './event-row.ts';
import { type EventStore, openEventStore } from './event-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-events-'));
const key = Buffer.alloc(32, 7);
let store: EventStore;

beforeAll(async () => {
  store = await openEventStore({ engine: 'embedded', directory });
});
afterAll(async () => {
  await store?.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Any sequence of UTF-16 units, with frequent lone surrogates, control characters, quotes and backslashes. */
const unit = fc.oneof(
  fc.integer({ min: 0xd800, max: 0xdfff }),
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0, max: 0xffff }),
);
const text = fc
  .array(unit, { minLength: 1, maxLength: 20 })
  .map((units) => String.fromCharCode(...units))
  .filter((value) => value !== '');

const hostileEvent = fc.record({
  event_label: text,
  lang_domain: text,
  email: text,
  mac: text,
  web_version: text,
  url: text.map((path) => `https://shop.example/${path}`),
  referer_url: text,
  event_target: fc.record({ url: text, fullurl: text.map((query) => `https://x.example/?q=${query}`) }),
  ab_try_list: fc.array(
    fc.record({
      key: text,
      version: text,
      value: text,
      expire_day: fc.double({ noNaN: true, noDefaultInfinity: true }),
    }),
    { maxLength: 2 },
  ),
  install: fc.record({ package_name: text, app_id: text, download_url: text }),
  sequence: fc.maxSafeNat(),
  viewport_width: fc.integer({ min: 0, max: 10_000_000 }),
  highest_page_viewed_percent: fc.double({ min: 0, max: 100, noNaN: true }),
  // Names that the protocol does not know, and other things that a JSON object can contain.
  '\ud800': text,
  ['__proto__']: text,
});

/** What a program that knows the protocol can send and the decoder lets through, in the form in which it would be stored. */
function rowOf(payload: object, guid: string, developer: boolean): EventRow[] {
  const upload = decodeUpload(encodeUpload(payload as typeof examplePageView, { guid, developer }));
  if (!upload.ok) return [];
  const receipt = { uploadId: upload.uploadId, guid, receivedAt: new Date(), country: '' };
  return [
    upload.kind === 'event' ? eventRow(upload.event, receipt, key) : errorRow(upload.report, receipt, key),
  ];
}

test('whatever text passes the border can be stored, and comes back as it was mended', async () => {
  let batch = 0;
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(hostileEvent, fc.boolean()), { minLength: 20, maxLength: 20 }),
      text,
      async (events, message) => {
        // A visitor for each batch: the same text of the same visitor has the same id, and short texts come twice.
        const guid = (++batch).toString(16).padStart(32, '0');
        const rows = [
          ...events.flatMap(([fields, developer]) =>
            rowOf({ ...examplePageView, ...fields }, guid, developer),
          ),
          ...rowOf({ level: 'error', message }, guid, false),
        ];
        taken += rows.length;
        await store.insertEvents(
          rows.map((row) => JSON.stringify(row)),
          `batch ${batch}`,
        );
        const found = await store.query<Pick<EventRow, 'event_label' | 'rest'>>(
          'SELECT event_label, rest FROM events WHERE upload_id IN {ids:Array(String)} ORDER BY upload_id, event_label',
          { ids: rows.map(({ upload_id }) => upload_id) },
        );
        const byId = rows.toSorted((one, other) => (one.upload_id < other.upload_id ? -1 : 1));
        expect(found.map(({ event_label }) => event_label)).toEqual(
          byId.map(({ event_label }) => event_label),
        );
        for (const { event_label, rest } of found) {
          expect(event_label.isWellFormed() && !event_label.includes('\0')).toBe(true);
          JSON.parse(rest);
        }
      },
    ),
    { numRuns: 25 },
  );
  expect(taken).toBeGreaterThan(300);
});
