// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeUpload } from '../protocol/decode-upload.ts';
import type { PageViewAnswer } from '../protocol/event.ts';
import { startTracker, type Tracker } from './start-tracker.ts';
import { track } from './track.ts';

/** What the tracker posted by fetch; each post waits until the test answers it. */
let posts: { body: string; answer(response: Response): void }[];
let beacons: string[];
let tracker: Tracker;

beforeEach(() => {
  posts = [];
  beacons = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    return new Promise<Response>((answer) => posts.push({ body, answer }));
  });
  navigator.sendBeacon = (_, body) => beacons.push(String(body)) > 0;
  tracker = startTracker({
    collector: 'https://report.shop.example',
    allowed: () => true,
    keepEarlier: true,
  });
});
afterEach(() => {
  tracker.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerOf(document: string): Response {
  const data: PageViewAnswer['data'] = {
    tmp_token_id: `token-${document}`,
    doc_id: document,
    visit_timestamp: 1_700_000_000_000,
    s_id: `session-${document}`,
    s_expiration: 1800,
  };
  return Response.json({ cscode: 0, data });
}

/** The page comes back from the back-forward cache: the same script, but a new document for reports. */
function showAgain() {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

async function idsOfNextEvent() {
  track('buy_click');
  const decoded = decodeUpload(beacons.at(-1) ?? '');
  if (!decoded.ok || decoded.kind !== 'event') throw new Error('no event was sent');
  const { doc_id, s_id, tmp_token_id } = decoded.event;
  return { doc_id, s_id, tmp_token_id };
}

test('events carry the ids that answered this document', async () => {
  posts[0]?.answer(answerOf('first'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await idsOfNextEvent()).toEqual({
    doc_id: 'first',
    s_id: 'session-first',
    tmp_token_id: 'token-first',
  });
});

test('a retried page view of this document still brings its ids', async () => {
  posts[0]?.answer(new Response('', { status: 503 }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(posts.map(({ body }) => body)).toEqual([posts[0]?.body, posts[0]?.body]);
  posts[1]?.answer(answerOf('first'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await idsOfNextEvent()).toMatchObject({ doc_id: 'first' });
});

test('a retried page view of an earlier document leaves the ids of this one alone', async () => {
  posts[0]?.answer(new Response('', { status: 503 }));
  await vi.advanceTimersByTimeAsync(0);
  showAgain();
  posts[1]?.answer(answerOf('second'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(posts[2]?.body).toBe(posts[0]?.body);
  posts[2]?.answer(answerOf('first'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await idsOfNextEvent()).toEqual({
    doc_id: 'second',
    s_id: 'session-second',
    tmp_token_id: 'token-second',
  });
});

test('a slow answer to an earlier document gives no id to this one, which is not answered yet', async () => {
  const session = (await idsOfNextEvent()).s_id;
  showAgain();
  posts[0]?.answer(answerOf('first'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await idsOfNextEvent()).toEqual({ doc_id: undefined, s_id: session, tmp_token_id: 'token-first' });
});
