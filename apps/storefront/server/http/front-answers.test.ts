import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestFront } from '../testing/front-for-test.ts';

let front: TestFront;
beforeEach(async () => {
  front = await TestFront.open();
});
afterEach(() => front.close());

describe('answers', () => {
  test('say how they may be kept, and by what they differ', async () => {
    const { headers } = await front.get('/');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=/);
    expect(headers.get('vary')).toBe('Accept-Encoding, User-Agent, Sec-CH-UA-Platform');
    expect(headers.get('surrogate-key')).toBe('page-home footer');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('are compressed as the browser likes it, each with its own ETag', async () => {
    const tags = new Set<string | null>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await front.get('/', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await answer.text()).toContain('<p>/ for win</p>');
      tags.add(answer.headers.get('etag'));
    }
    expect(tags.size).toBe(3);
  });

  test('are 304 for who has them', async () => {
    const first = await front.get('/', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    const second = await front.get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", ${etag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect((await front.get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const answer = await fetch(front.origin, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await answer.text()).toBe('');
  });

  test('carry the security headers, also when they refuse', async () => {
    for (const path of ['/', '/%ff']) {
      const { headers } = await front.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe-inline');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  test.each([
    ['/dvd-ripper/?coupon=DNC10', '/dvd-ripper?coupon=DNC10'],
    ['/dvd-ripper//', '/dvd-ripper'],
    ['/dvd-ripper/?x=a/', '/dvd-ripper?x=a/'],
  ])('a slash too many is a redirect that keeps the query: %s', async (path, location) => {
    const answer = await front.get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(location);
  });

  test.each(['/?ref=https://example.com/', '/?x=a//', '/dvd-ripper?x=a/'])(
    'a slash at the end of a query is none too many: %s',
    async (path) => {
      expect((await front.get(path)).status).toBe(200);
    },
  );

  test.each(['/%ff', '/a%00', '/%'])('%s is 400 and no stack trace', async (path) => {
    const answer = await front.get(path);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/Error|at /);
  });

  test.each(['GET / HTTP/1.1', 'POST / HTTP/1.1'])('%s with two hosts is 400', async (line) => {
    const socket = connect(front.port, '127.0.0.1');
    socket.end(`${line}\r\nHost: shop.test\r\nhost: evil.test\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(['', 'a b/c@d'])('the host %j is 400', async (host) => {
    for (const method of ['GET', 'POST']) {
      const socket = connect(front.port, '127.0.0.1');
      socket.end(`${method} / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('headers that are too large are 431', async () => {
    expect((await front.get('/', { 'x-large': 'a'.repeat(20_000) })).status).toBe(431);
  });

  test('what is refused is a page of the shop for people, and bare words for programs', async () => {
    const large = { 'x-large': 'a'.repeat(20_000) };
    for (const [path, headers, title] of [
      ['/%ff', {}, 'Bad request'],
      ['/', large, 'Too large'],
    ] as const) {
      const forPeople = await front.get(path, { accept: 'text/html,*/*;q=0.8', ...headers });
      const page = await forPeople.text();
      expect(page).toContain('<link rel="stylesheet" href="/outage.css">');
      expect(page).not.toContain(title);
      expect(forPeople.headers.get('content-security-policy')).toMatch(/style-src 'self'/);
      for (const accept of ['*/*', 'application/json']) {
        const bare = await (await front.get(path, { accept, ...headers })).text();
        expect(bare).toContain(`<h1>${title}</h1>`);
        expect(bare).not.toContain('stylesheet');
      }
    }
  });

  test('what is too large and comes in pieces, as from a browser, is a page for people, too', async () => {
    const socket = connect(front.port, '127.0.0.1');
    const answer = text(socket);
    socket.write(`GET /a HTTP/1.1\r\nAccept: text/html\r\nX-First: ${'a'.repeat(8000)}\r\n`);
    // Wait until the first part has been read, so that the part that can't be parsed arrives by itself.
    await expect.poll(() => front.bytesRead).toBeGreaterThan(8000);
    socket.write(`X-Large: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 431 .*outage\.css/s);
  });

  test('a request line that is none is refused to people, too, in a page of the shop', async () => {
    const socket = connect(front.port, '127.0.0.1');
    socket.end('GET /a b HTTP/1.1\r\nHost: shop.test\r\nAccept: text/html\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*outage\.css/s);
  });
});
