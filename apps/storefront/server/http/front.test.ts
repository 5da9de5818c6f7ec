import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Content } from '@spindle/content/reading/readers.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { openLog } from '@spindle/platform/log.ts';
import { networkOf } from '@spindle/platform/network-of.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CodeGuesses } from '../page-cache/code-guesses.ts';
import { KnownCodes } from '../page-cache/known-codes.ts';
import { DEFAULT_SETTINGS, PageCache } from '../page-cache/page-cache.ts';
import { boundedStore } from '../page-cache/page-store.ts';
import { RenderQueue } from '../page-cache/render-queue.ts';
import type { Pages } from '../pages.ts';
import { createFront } from './front.ts';
import { openPageOrigins } from './page-origins.ts';
import { refuseBrokenRequests } from './refuse-broken-requests.ts';

const config = readConfig({
  SANDBOX: '1',
  SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://localhost/none',
  ORIGIN: 'https://shop.test',
  TRUST_PROXY: 'loopback',
});

let server: Server;
let origin: string;
let cache: PageCache;
let queue: RenderQueue;
let ownPagesQueue: RenderQueue;
let rendered: string[];
let logged: string[];
let missed: string[];
let render: Pages['renderShared'];
let address: Content['address'];
let clock: { now: number };
let redirect: Content['redirect'];
let isComing: Content['isComing'];

beforeEach(async () => {
  rendered = [];
  logged = [];
  missed = [];
  clock = { now: 0 };
  address = async (path) =>
    path === '/no-document' ? null : { path, type: 'page-products', slug: '', locales: ['en'] };
  redirect = async () => null;
  isComing = async () => false;
  render = async (target, os) => {
    rendered.push(`${os} ${target}`);
    const body = Buffer.from(`<p>${target} for ${os}</p>`.repeat(50));
    const headers = { 'content-type': 'text/html' };
    const tags = ['page-home', 'footer'];
    return { status: 200, headers, body, tags, bySystem: target !== '/same', incomplete: false };
  };
  cache = new PageCache({ now: () => clock.now, ...DEFAULT_SETTINGS }, boundedStore(1_000_000));
  const codes = new KnownCodes({
    list: async () => ['DNC10'],
    now: Date.now,
    log: openLog('test', 'silent'),
  });
  queue = new RenderQueue({ atOnce: 1, waiting: 2, waitingEach: 2, patience: 60_000 });
  ownPagesQueue = new RenderQueue({ atOnce: 1, waiting: 3, waitingEach: 1, patience: 60_000 });
  const front = createFront({
    config,
    log: openLog('test', 'error', { write: (line) => logged.push(line) }),
    cache,
    pages: { renderShared: (...page) => render(...page), answer: async () => ({ response: new Response() }) },
    files: new Map(),
    routes: {
      refresh: async () => {},
      find: (path) => ({
        kind:
          path === '/checkout'
            ? 'own'
            : path.startsWith('/nothing')
              ? 'missing'
              : path === '/'
                ? 'content'
                : 'document',
        query: path === '/dvd-ripper' ? ['coupon'] : [],
      }),
    },
    content: {
      countMissed: (path) => missed.push(path),
      address: (path) => address(path),
      addressOf: async () => null,
      listArticles: async () => ({ items: [], total: 0, page: 1, pages: 0, tags: [] }),
      read: async () => null,
      redirect: (path) => redirect(path),
      isComing: (path) => isComing(path),
    },
    codes,
    guesses: new CodeGuesses({ now: () => 1 + clock.now }),
    queue,
    ownPagesQueue,
    missing: { send: async (_req, res, { gone }) => void res.writeHead(gone ? 410 : 404).end('missing') },
    origins: openPageOrigins(config),
    behind: (_req, res) => void res.writeHead(200, { 'x-behind': '1' }).end('personal'),
  });
  server = createServer(front);
  refuseBrokenRequests(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });
const SESSION = `laravel_session=made-up.${'a'.repeat(43)}%3D`;
const MAC = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' };

describe('stored pages', () => {
  test('a page is rendered once a class of client, whatever the other parameters', async () => {
    await Promise.all([
      get('/'),
      get('/?utm_source=mail'),
      get('/', { 'user-agent': 'Windows' }),
      get('/', MAC),
    ]);
    expect((await get('/?gclid=2')).status).toBe(200);
    expect(rendered.sort()).toEqual(['mac /', 'win /']);
  });

  test('a page that is the same on both systems is stored once', async () => {
    await get('/same');
    expect((await get('/same', MAC)).headers.get('vary')).toBe('Accept-Encoding');
    expect(rendered).toEqual(['win /same']);
  });

  test('a coupon that exists has a page of its own, any other is the page without one', async () => {
    await Promise.all(['NOPE', '<b>', 'A'.repeat(50)].map((code) => get(`/dvd-ripper?coupon=${code}`)));
    await get('/?coupon=DNC10');
    expect(rendered.sort()).toEqual(['win /', 'win /dvd-ripper']);
  });

  test('a coupon has a page of its own', async () => {
    expect(await (await get('/dvd-ripper?coupon=DNC10&x=1')).text()).toContain('?coupon=DNC10 for win');
    await get('/dvd-ripper?coupon=DNC10');
    await get('/dvd-ripper');
    expect(rendered).toEqual(['win /dvd-ripper?coupon=DNC10', 'win /dvd-ripper']);
  });

  test('who guesses codes sees pages without any, as long as others see them', async () => {
    const from = (ip: string, path: string, cookie = '') =>
      get(path, { 'x-forwarded-for': ip, ...(cookie && { cookie }) });
    for (let index = 0; index < 20; index++) {
      // Each in a way of its own: stored or not, with a session that is made up, in another address of the network.
      const cookie = index % 2 ? SESSION : '';
      await from(`2001:db8:1:2::${index}`, `/dvd-ripper?coupon=NOPE${index}`, cookie);
    }
    for (const cookie of ['', SESSION]) {
      for (const code of ['DNC10', 'NOPE']) {
        const refused = await from('2001:db8:1:2::ffff', `/dvd-ripper?x=1&coupon=${code}`, cookie);
        expect([refused.status, refused.headers.get('location')]).toEqual([302, '/dvd-ripper?x=1']);
        expect(refused.headers.get('cache-control')).toBe('private, no-store');
      }
    }
    expect((await from('2001:db8:1:2::ffff', '/dvd-ripper?x=1')).status).toBe(200);
    const other = await from('2001:db8:1:3::1', '/dvd-ripper?coupon=DNC10');
    expect(await other.text()).toContain('?coupon=DNC10 for win');
    clock.now += 10 * 60_000 + 1;
    expect((await from('2001:db8:1:2::1', '/dvd-ripper?coupon=DNC10')).status).toBe(200);
  });

  test.each([
    ['a session', { cookie: `a=b; ${SESSION}` }, '/'],
    ["an editor's preview", {}, '/?preview=123.abc'],
    ['a page that is one visitor’s own', {}, '/checkout'],
    ['the data of a page that is one visitor’s own', {}, '/checkout.data?pid=643'],
    ['a call', {}, '/backend/member/'],
  ])('%s goes past them', async (_what, headers, path) => {
    await get('/');
    expect((await get(path, headers as Record<string, string>)).headers.get('x-behind')).toBe('1');
    expect(rendered).toEqual(['win /']);
  });

  test('a cookie that cannot be a session buys no rendering', async () => {
    for (let index = 0; index < 3; index++) await get('/', { cookie: `laravel_session=made-up-${index}` });
    expect(rendered).toEqual(['win /']);
  });

  test('a path that does not exist renders nothing, whoever asks', async () => {
    for (const headers of [{}, { cookie: SESSION }]) {
      expect((await get('/nothing-here', headers as Record<string, string>)).status).toBe(404);
    }
    const data = ['/made-up.data', '/dvd-ripper.data', '/nothing.data', '/_root.data', '/.data'];
    for (const path of ['/no-document', '/no-document?coupon=DNC10']) {
      expect((await get(path)).status).toBe(404);
    }
    for (const path of data) {
      for (const headers of [{}, { cookie: SESSION }]) {
        expect((await get(path, headers as Record<string, string>)).status).toBe(404);
      }
    }
    expect(rendered).toEqual([]);
    expect(new Set(missed)).toContain('/no-document');
  });

  test('while too much waits to be rendered, what is stored goes out and the rest is told when to come back', async () => {
    await get('/');
    const { promise, resolve } = Promise.withResolvers<void>();
    const renderAtOnce = render;
    render = (...page) => promise.then(() => renderAtOnce(...page));
    const waiting = ['/a', '/b', '/c'].map((path) => get(path));
    await expect.poll(() => queue.waiting).toBe(2);
    const refused = await get('/d');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await get('/')).status).toBe(200);
    resolve();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('who asks for pages of their own faster than they are made is refused before anything is made of it', async () => {
    const checkoutFor = (ip: string) => get('/checkout', { 'x-forwarded-for': ip });
    const { promise, resolve } = Promise.withResolvers<void>();
    const turn = { known: true, from: networkOf('192.0.2.1') };
    const made = [1, 2].map(() => ownPagesQueue.run(() => promise, turn));
    const refused = await checkoutFor('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.headers.get('x-behind')).toBeNull();
    expect(ownPagesQueue.counts.refused).toBe(1);
    expect((await checkoutFor('198.51.100.1')).headers.get('x-behind')).toBe('1');
    resolve();
    await Promise.all(made);
    expect((await checkoutFor('192.0.2.1')).headers.get('x-behind')).toBe('1');
  });

  test('a purge by tag reaches the next request', async () => {
    await get('/');
    cache.purge(['products:643']);
    await get('/');
    expect(rendered).toHaveLength(1);
    cache.purge(['footer']);
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  test('an outdated page of a document waits for no database', async () => {
    await get('/dvd-ripper');
    clock.now += 11 * 60_000;
    address = () => new Promise(() => {});
    render = () => new Promise(() => {});
    expect(await (await get('/dvd-ripper')).text()).toContain('/dvd-ripper for win');
  });

  test('a document that was withdrawn is 404 from the purge on', async () => {
    await get('/dvd-ripper');
    clock.now += 11 * 60_000;
    render = async () => {
      throw new Error('no database');
    };
    await get('/dvd-ripper');
    await expect.poll(() => cache.counts.failed).toBe(1);
    address = async () => null;
    cache.purge(['footer']);
    expect((await get('/dvd-ripper')).status).toBe(404);
  });

  test('they stay up when rendering fails', async () => {
    await get('/');
    cache.purge(['footer']);
    render = async () => {
      throw new Error('no database');
    };
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('/ for win');
    const other = await get('/dvd-ripper?email=ada@example.test&token=secret');
    expect(other.status).toBe(500);
    expect(await other.text()).not.toContain('no database');
    expect(logged.map((line) => JSON.parse(line).path)).toEqual(['/dvd-ripper']);
  });
});

describe('answers', () => {
  test('say how they may be kept, and by what they differ', async () => {
    const { headers } = await get('/');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=/);
    expect(headers.get('vary')).toBe('Accept-Encoding, User-Agent, Sec-CH-UA-Platform');
    expect(headers.get('surrogate-key')).toBe('page-home footer');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('are compressed as the browser likes it, each with its own ETag', async () => {
    const tags = new Set<string | null>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await answer.text()).toContain('<p>/ for win</p>');
      tags.add(answer.headers.get('etag'));
    }
    expect(tags.size).toBe(3);
  });

  test('are 304 for who has them', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    const second = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", ${etag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const answer = await fetch(origin, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await answer.text()).toBe('');
  });

  test('carry the security headers, also when they refuse', async () => {
    for (const path of ['/', '/%ff']) {
      const { headers } = await get(path);
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
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(location);
  });

  test.each(['/?ref=https://example.com/', '/?x=a//', '/dvd-ripper?x=a/'])(
    'a slash at the end of a query is none too many: %s',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  test.each(['/%ff', '/a%00', '/%'])('%s is 400 and no stack trace', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/Error|at /);
  });

  test.each(['GET / HTTP/1.1', 'POST / HTTP/1.1'])('%s with two hosts is 400', async (line) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`${line}\r\nHost: shop.test\r\nhost: evil.test\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(['', 'a b/c@d'])('the host %j is 400', async (host) => {
    for (const method of ['GET', 'POST']) {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.end(`${method} / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('headers that are too large are 431', async () => {
    expect((await get('/', { 'x-large': 'a'.repeat(20_000) })).status).toBe(431);
  });
});

test('a page that is about to be loaded is worth another try, and no page that is missing', async () => {
  isComing = async (path) => path === '/no-document';
  const answer = await get('/no-document');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(missed).toEqual([]);
  isComing = async () => false;
  expect((await get('/no-document')).status).toBe(404);
});

describe('a route rule', () => {
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });

  test('leads on from an address that no page has, with the query, for good or for now', async () => {
    redirect = async (path) => ({ to: '/dvd-ripper', permanent: path === '/nothing-old' });
    const moved = await ask('/nothing-old?coupon=DNC10');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/dvd-ripper?coupon=DNC10']);
    expect((await ask('/nothing-else')).status).toBe(302);
    expect(rendered).toEqual([]);
  });

  test('leaves the shop for an address elsewhere', async () => {
    redirect = async () => ({ to: 'https://blog.example/', permanent: false });
    expect((await ask('/nothing-here?x=1')).headers.get('location')).toBe('https://blog.example/');
  });

  test('leads to a mark in any language', async () => {
    redirect = async () => ({ to: '/store#日本', permanent: false });
    const answer = await ask('/nothing-here');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/store#%E6%97%A5%E6%9C%AC']);
  });

  test('says that a page is gone, and editors see who asks for it', async () => {
    redirect = async () => ({ to: null, permanent: true });
    expect((await ask('/nothing-any-more')).status).toBe(410);
    expect((await ask('/dvd-ripper')).status).toBe(410);
    expect(missed).toEqual(['/nothing-any-more', '/dvd-ripper']);
    expect(rendered).toEqual([]);
  });

  test('takes the place of a page once that is withdrawn from the cache', async () => {
    expect((await ask('/')).status).toBe(200);
    redirect = async () => ({ to: '/dvd-ripper', permanent: true });
    cache.purge(['page-home']);
    expect((await ask('/')).status).toBe(301);
  });

  test('that can not be read is none', async () => {
    redirect = async () => {
      throw new Error('no database');
    };
    expect((await ask('/dvd-ripper')).status).toBe(200);
  });
});
