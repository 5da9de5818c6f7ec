import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeUpload } from '@spindle/tracking/protocol/encode-upload.ts';
import type { TrackingEvent } from '@spindle/tracking/protocol/event.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';
import { type RunningCollector, runCollector, SHOP } from '@spindle/tracking/testing/run-collector.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'spindle-collector-'));
const guid = 'a1'.repeat(16);
const token = 'm'.repeat(32);
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** Includes all of this run, even if it goes past midnight. */
const thisRun = `from=${day(-1)}&to=${day(1)}`;
let sequence = 0;
let collector: RunningCollector;

beforeAll(async () => {
  collector = await runCollector({
    dataDirectory: directory,
    environment: { METRICS_TOKEN: token },
  });
});
afterAll(async () => {
  await collector?.kill();
  rmSync(directory, { recursive: true, force: true });
});

function upload(fields: Partial<TrackingEvent> = {}) {
  sequence++;
  return encodeUpload({ ...examplePageView, sequence, ...fields }, { guid });
}
async function pageViews(): Promise<number> {
  const answer = await collector.report('visits-by-day', thisRun);
  const { data } = (await answer.json()) as { data: { pageViews: number }[] };
  return data.reduce((sum, { pageViews }) => sum + pageViews, 0);
}

describe('a page view', () => {
  test('of a new visitor is answered with a temporary id, a document, a session and its term', async () => {
    const { token_id, s_id, visit_timestamp, ...newcomer } = examplePageView;
    const answer = await collector.post(encodeUpload(newcomer, { guid }));
    expect(answer.status).toBe(200);
    const id = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(await answer.json()).toEqual({
      cscode: 0,
      data: {
        tmp_token_id: id,
        doc_id: id,
        s_id: id,
        visit_timestamp: expect.any(Number),
        s_expiration: 1800,
      },
    });
  });

  test('that shows the temporary id again makes it the lasting one', async () => {
    const { token_id, ...second } = examplePageView;
    const answer = await collector.post(encodeUpload({ ...second, tmp_token_id: 'b'.repeat(32) }, { guid }));
    expect(await answer.json()).toMatchObject({
      data: { token_id: 'b'.repeat(32), s_id: examplePageView.s_id },
    });
  });

  test('sent again is answered alike and counted once', async () => {
    const before = await pageViews();
    const body = upload();
    const answers = await Promise.all([collector.post(body), collector.post(body), collector.post(body)]);
    const later = await collector.post(body);
    const [first, ...others] = await Promise.all([...answers, later].map((answer) => answer.json()));
    for (const other of others) expect(other).toEqual(first);
    expect(await pageViews()).toBe(before + 1);
  });
});

test('text that no store can hold is mended, and harms no other post', async () => {
  const before = await pageViews();
  const bodies = ['\ud800', '\udc00\ud800', '\0', '\u{1f4bf}'.slice(0, 1), 'honest'].map((event_label) =>
    upload({ event_label }),
  );
  const answers = await Promise.all(bodies.map((body) => collector.post(body)));
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  expect(await pageViews()).toBe(before + bodies.length);
});

describe('who may post', () => {
  test.each([SHOP, 'https://sister.example'])('%s may, and its preflight says so', async (origin) => {
    const preflight = await fetch(`${collector.url}/api/web/report`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const post = await collector.post(upload(), { origin });
    expect(post.headers.get('access-control-allow-origin')).toBe(origin);
    expect(post.headers.get('vary')).toBe('origin');
  });

  test('another site may not, and learns nothing', async () => {
    const before = await pageViews();
    const origin = 'https://elsewhere.example';
    const preflight = await fetch(`${collector.url}/api/web/report`, {
      method: 'OPTIONS',
      headers: { origin },
    });
    expect(preflight.status).toBe(403);
    const post = await collector.post(upload(), { origin });
    expect(post.status).toBe(403);
    expect(post.headers.get('access-control-allow-origin')).toBeNull();
    expect(await pageViews()).toBe(before);
  });

  test('a browser with Global Privacy Control is not recorded', async () => {
    const before = await pageViews();
    const answer = await collector.post(upload(), { 'sec-gpc': '1' });
    expect(await answer.json()).toEqual({ cscode: 0 });
    expect(await pageViews()).toBe(before);
  });
});

describe('metrics', () => {
  test('are for this machine, not for whom a proxy lets through', async () => {
    const metrics = (headers: Record<string, string>) => fetch(`${collector.url}/metrics`, { headers });
    expect((await metrics({})).status).toBe(200);
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
    expect(
      (await metrics({ 'x-forwarded-for': '203.0.113.4', authorization: `Bearer ${token}` })).status,
    ).toBe(200);
  });
});

describe('a post that is no event', () => {
  test.each([
    ['', 'not_json'],
    ['{"data":', 'not_json'],
    ['{}', 'not_an_upload'],
    [JSON.stringify({ data: '%%%', mode: 'pro', upload_id: '0'.repeat(64) }), 'wrong_checksum'],
  ])('%j is answered with a short reason', async (body, error) => {
    const answer = await collector.post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ cscode: 10022, error });
  });

  test('of 10 MB is refused before it is read, with or without a declared length', async () => {
    const declared = await collector.post('x'.repeat(10_000_000));
    expect(declared.status).toBe(413);
    const status = await new Promise((resolve, reject) => {
      const streamed = request(`${collector.url}/api/web/report`, { method: 'POST' }, (response) => {
        resolve(response.statusCode);
        streamed.destroy();
      });
      streamed.on('error', reject);
      streamed.write('x'.repeat(70_000));
    });
    expect(status).toBe(413);
  });

  test('is counted by its reason', async () => {
    await collector.post('rubbish');
    const metrics = await (await fetch(`${collector.url}/metrics`)).text();
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{.*method="POST",route="\/api\/web\/report",status="400"\} [1-9]/,
    );
    expect(metrics).toMatch(/collector_uploads_total\{outcome="not_json",.*\} [1-9]/);
  });
});

test('an error report of the tracker is kept, and is no page view', async () => {
  const before = await pageViews();
  const answer = await collector.post(encodeUpload({ level: 'error', message: 'no storage' }, { guid }));
  expect(answer.status).toBe(200);
  expect(await pageViews()).toBe(before);
});

test.each([
  ['GET', '/api/web/report', 405],
  ['GET', '/nothing', 404],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
])('%s %s is answered with %i', async (method, path, status) => {
  expect((await fetch(collector.url + path, { method })).status).toBe(status);
});

describe('reports', () => {
  const range = 'from=2026-01-01&to=2026-01-31';
  test('are for the back office only', async () => {
    expect((await collector.report('visits-by-day', range, 'guess')).status).toBe(401);
    expect((await fetch(`${collector.url}/reports/visits-by-day?${range}`)).status).toBe(401);
    expect((await collector.report('visits-by-day', range)).status).toBe(200);
  });
  test.each([
    ['no-such-report', range, 404],
    ['toString', range, 404],
    ['visits-by-day', '', 400],
    ['visits-by-day', "from=2026-01-01'&to=2026-01-31", 400],
    ['visits-by-day', 'from=2026-02-01&to=2026-01-31', 400],
    ['visits-by-day', 'from=1990-01-01&to=2026-01-31', 400],
    ['visits-by-day', `${range}&zone=Europe/Berlin`, 200],
    ['visits-by-day', `${range}&zone=Moon/Crater`, 400],
    ['visits-by-day', `${range}&zone=UTC')--`, 400],
  ])('%s?%s is answered with %i', async (name, query, status) => {
    expect((await collector.report(name, query)).status).toBe(status);
  });
});
