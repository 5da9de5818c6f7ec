import { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { answerWithHtml, compressed } from './compressed.ts';

/** Sends its answer in pieces, the last one when it is told to. */
function longAnswer() {
  const last = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().use(compressed).get('/', (c) => {
    c.set('isLong', true);
    const pieces = async function* () {
      yield 'x'.repeat(100_000);
      await last.promise;
      yield 'the end';
    };
    const body = Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream;
    return c.body(body, 200, { 'content-type': 'application/xml' });
  });
  return { app, finish: last.resolve };
}

test('a long answer leaves before it is whole, compressed', async () => {
  const { app, finish } = longAnswer();
  const answer = await app.request('/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  finish();
  const body = Readable.fromWeb(answer.body as never).pipe(createBrotliDecompress());
  expect((await Readable.from(body).toArray()).join('')).toBe(`${'x'.repeat(100_000)}the end`);
});

test('who takes no compression gets it as it is', async () => {
  const { app, finish } = longAnswer();
  const answer = await app.request('/');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  finish();
  expect(await answer.text()).toMatch(/x{100000}the end$/);
});

test('nor is a stream made of it', async () => {
  const answer = Response.json({ ok: true });
  const stream = vi.spyOn(answer, 'body', 'get');
  const app = new Hono<AppEnv>().use(compressed).get('/', () => answer);
  expect(await (await app.request('/')).json()).toEqual({ ok: true });
  expect(stream).not.toHaveBeenCalled();
});

test.each([
  ['Latin', 'déjà vu'],
  ['beyond it', '<p>“Blu-ray” – 字幕 📀</p>'],
  ['half of a pair', 'cut \ud83d here'],
  ['nothing', ''],
])('a page is sent in UTF-8: %s', async (_, html) => {
  const app = new Hono<AppEnv>().get('/', (c) => answerWithHtml(c, html, new Response()));
  const answer = await app.request('/');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes).toEqual(Buffer.from(html));
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
});
