import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { signDownload } from '@spindle/domain/downloads/download-link.ts';
import type { Release } from '@spindle/domain/downloads/release.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { bucketFiles } from '@spindle/platform/files/bucket-files.ts';
import { directoryFiles } from '@spindle/platform/files/directory-files.ts';
import type { FileStore } from '@spindle/platform/files/file-store.ts';
import { testBucket } from '@spindle/platform/testing/test-bucket.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { linksFor } from '../../page/links.ts';
import { isReleaseFile, releaseFiles } from './release-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'spindle-release-files-'));
const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, at) => at % 251));
const secret = 'a secret of at least thirty-two characters';
const begun = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(begun);
const sha256 = '6b'.repeat(32);
const release: Release = {
  ...{ id: randomUUID(), pid: '643', system: 'win', version: '14.0', build: 'both', architecture: 'x64' },
  ...{ fileName: 'dvd-ripper-14.exe', size: bytes.length, sha256, notes: {}, releasedAt: begun },
  ...{ addedAt: begun, withdrawnAt: null },
};
let standing: Release | undefined;
let outage: DatabaseOutage | undefined;
let files: Pick<FileStore, 'locate'>;
const logged: string[] = [];
const config = readConfig({
  ...{ SANDBOX: '1', SECRET: secret, DATABASE_URL: 'postgres://localhost/none' },
  ...{ LOCALES: 'en,de', ORIGIN: 'https://shop.test', ORIGIN_DE: 'https://de.shop.test' },
});
const send = releaseFiles({
  ...{ config, clock, files: { locate: (...asked) => files.locate(...asked) } },
  find: async (id) => {
    if (outage) throw outage;
    return id === standing?.id ? standing : undefined;
  },
  log: { error: (_about: unknown, message?: string) => void logged.push(message ?? '') },
});
const server = createServer((req, res) =>
  isReleaseFile(req.url ?? '') ? send(req, res) : res.writeHead(404).end(),
);
await once(server.listen(0, '127.0.0.1'), 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const bucket = await testBucket();
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await bucket.close();
  await rm(folder, { recursive: true });
});

const path = (changes: { id?: string; fileName?: string; ends?: string; signature?: string } = {}) => {
  const { id = release.id, fileName = release.fileName, ...others } = changes;
  return linksFor({ prefix: '', suffix: undefined }).releaseFile(
    { id, fileName },
    { ...signDownload(secret, release.id, begun), ...others },
  );
};
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path(), { method, headers: { 'accept-encoding': 'gzip, br', ...headers } });

beforeEach(async () => {
  clock.set(begun);
  standing = release;
  outage = undefined;
  files = directoryFiles(folder);
  logged.length = 0;
  await writeFile(join(folder, release.id), bytes);
});

test('is sent whole, under its name, uncompressed, and run by no browser', async () => {
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.microsoft.portable-executable',
    'content-disposition': 'attachment; filename="dvd-ripper-14.exe"',
    'content-length': '700000',
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
    'last-modified': 'Sun, 22 Nov 2026 12:00:00 GMT',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-transform',
  });
  expect(answer.headers.has('content-encoding')).toBe(false);
});

test('leaves no warning behind where the server listens for the end of each answer, too', async () => {
  const warnings: string[] = [];
  const warned = ({ message }: Error) => void warnings.push(message);
  process.on('warning', warned);
  const counted = (_req: IncomingMessage, res: ServerResponse) => {
    // As many listeners as count, bound and end requests.
    for (let ends = 0; ends < 4; ends++) res.once('close', () => {});
  };
  server.prependListener('request', counted);
  await (await get()).arrayBuffer();
  await setImmediate();
  server.off('request', counted);
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});

test('is only read', async () => {
  const answer = await get({}, 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('HEAD says the same without the bytes', async () => {
  const answer = await get({ range: 'bytes=0-9' }, 'HEAD');
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '700000']);
  expect(await answer.text()).toBe('');
});

describe('a part', () => {
  const etag = `"${sha256}"`;
  const date = 'Sun, 22 Nov 2026 12:00:00 GMT';
  test.each<[string, Record<string, string>, number, string | null, number]>([
    ['of the beginning', { range: 'bytes=0-9' }, 206, 'bytes 0-9/700000', 10],
    ['to the end', { range: 'bytes=650000-' }, 206, 'bytes 650000-699999/700000', 50_000],
    ['of the end', { range: 'bytes=-1' }, 206, 'bytes 699999-699999/700000', 1],
    ['beyond the end', { range: 'bytes=700000-' }, 416, 'bytes */700000', 0],
    ['if the file is still this one', { range: 'bytes=5-9', 'if-range': etag }, 206, 'bytes 5-9/700000', 5],
    ['if it is of this date', { range: 'bytes=5-9', 'if-range': date }, 206, 'bytes 5-9/700000', 5],
    ['of another file', { range: 'bytes=5-9', 'if-range': '"other"' }, 200, null, 700_000],
    ['of a file that may be another', { range: 'bytes=5-9', 'if-range': `W/${etag}` }, 200, null, 700_000],
    [
      'of one of another date',
      { range: 'bytes=5-9', 'if-range': 'Sat, 21 Nov 2026 12:00:00 GMT' },
      200,
      null,
      700_000,
    ],
    ['several at once', { range: 'bytes=0-1,5-6' }, 200, null, 700_000],
    ['of what somebody has', { 'if-none-match': `W/"x", ${etag}` }, 304, null, 0],
    ['of what has not changed', { 'if-modified-since': date }, 304, null, 0],
    ['unless it is another one', { 'if-match': '"other"' }, 412, null, 0],
    ['if it is this one', { 'if-match': etag, range: 'bytes=0-0' }, 206, 'bytes 0-0/700000', 1],
    [
      'of one that was changed since',
      { 'if-unmodified-since': 'Sat, 21 Nov 2026 12:00:00 GMT' },
      412,
      null,
      0,
    ],
  ])('%s', async (_what, headers, status, contentRange, length) => {
    const answer = await get(headers);
    const body = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-range'), body.length]).toEqual([
      status,
      contentRange,
      length,
    ]);
    const [, start = '0'] = /bytes (\d+)/.exec(contentRange ?? '') ?? [];
    expect(body.equals(bytes.subarray(Number(start), Number(start) + length))).toBe(true);
  });
});

test('a visitor who goes away in the middle disturbs nobody', async () => {
  const leaving = new AbortController();
  const [[, sent], answer] = await Promise.all([
    once(server, 'request'),
    fetch(origin + path(), { signal: leaving.signal }),
  ]);
  const gone = once(sent, 'close');
  await answer.body?.getReader().read();
  leaving.abort();
  await gone;
  expect((await get({ range: 'bytes=0-9' })).status).toBe(206);
  expect(logged).toEqual([]);
});

test.each([
  ['no signature', { signature: '' }],
  ['another signature', { signature: 'A'.repeat(43) }],
  ['a later end', { ends: '1999999999' }],
  ['another release', { id: randomUUID() }],
])('%s is refused', async (_what, changes) => {
  expect((await fetch(origin + path(changes))).status).toBe(403);
});

test('a link ends after a day', async () => {
  clock.set(new Date('2026-11-23T11:59:59Z'));
  expect((await get({}, 'HEAD')).status).toBe(200);
  clock.set(new Date('2026-11-23T12:00:00Z'));
  expect((await get()).status).toBe(410);
});

test.each([
  [403, 'Download-Link ist unvollständig', () => path({ signature: '' })],
  [410, 'Download-Link ist abgelaufen', () => path({ ...signDownload(secret, release.id, new Date(0)) })],
  [404, 'nicht mehr angeboten', () => path({ fileName: 'other.exe' })],
] as const)(
  'why a file is not sent (%i) is said in the language of the host, to browsers',
  async (status, words, at) => {
    const ask = async (headers: Record<string, string>) => {
      const asked = request(origin + at(), { headers }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(status);
      // A shared cache would hand one reader's language to another.
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      return text(answer);
    };
    const page = await ask({ host: 'de.shop.test', accept: 'text/html' });
    expect(page).toContain('<html lang="de">');
    expect(page).toContain(words);
    expect(await ask({ host: 'de.shop.test', accept: '*/*' })).toContain('<html lang="en">');
  },
);

test('a release that was withdrawn is not sent, whatever link somebody has', async () => {
  standing = undefined;
  expect((await get()).status).toBe(404);
});

test.each(['other.exe', '%2e%2e%2fsecret', '..%5csecret', 'dvd-ripper-14.exe%00', '%00'])(
  'the name %s in the path names nothing',
  async (fileName) => {
    await writeFile(join(folder, 'secret'), 'secret');
    expect((await fetch(origin + path({ fileName }))).status).toBe(404);
  },
);

test.each(['is not there', 'is not whole'])(
  'a file that %s is said to be missing, and is in the log',
  async (state) => {
    if (state === 'is not there') await rm(join(folder, release.id));
    else await truncate(join(folder, release.id), 10);
    const answer = await get();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await answer.text()).toContain('can’t be read');
    expect(logged).toEqual([expect.stringContaining('the file of a release')]);
  },
);

test.each([
  ['shop.test', 'en'],
  ['de.shop.test', 'de'],
  ['elsewhere.test', 'en'],
])('while the database does not answer, %s says so in its language, %s', async (host, language) => {
  outage = new DatabaseOutage('no answer');
  // `fetch` can't send a host other than that of the address.
  const asked = request(origin + path(), { headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  const page = await text(answer);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain('<a href="">');
});

test('from a bucket the visitor is led to an address there, with the name and no longer than the link works', async () => {
  files = bucketFiles(bucket, 'releases');
  await writeFile(join(folder, 'source'), 'an installer');
  await bucketFiles(bucket, 'releases').put(release.id, {
    path: join(folder, 'source'),
    sha256: 'b2b3a11c02f14e36f2a5c148db1b5924fa96141da4b2fbfb262a469df53f6750',
    contentType: 'application/zip',
  });
  const answer = await fetch(origin + path(), { redirect: 'manual' });
  const address = new URL(answer.headers.get('location') ?? '');
  expect(answer.status).toBe(302);
  expect(address.searchParams.get('X-Amz-Expires')).toBe('86400');
  expect(address.searchParams.get('response-content-disposition')).toBe(
    'attachment; filename="dvd-ripper-14.exe"',
  );
  expect(await (await fetch(address)).text()).toBe('an installer');
  address.searchParams.set('response-content-type', 'text/html');
  expect((await fetch(address)).status).toBe(403);
});
